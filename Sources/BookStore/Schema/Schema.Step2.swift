extension Schema {
  /// Week sheets: all that begins in one week of one person or room in one row,
  /// so that a month is read in a few rows for each.
  ///
  /// A sheet that has become old is named in `stale_week` by the triggers, so that
  /// none is believed that does not hold, whatever program changed the table. A
  /// week is a count of 604,800 seconds since 1970, cut off toward zero. `place` is
  /// one number of week, kind and resource, so that the sheets of one week lie
  /// together, and few pages lead to them.
  ///
  /// Before this step, a service that was made a class left its bookings as
  /// exclusive as they had been.
  static let step2 =
    """
    -- place: week * 4294967296 + (kind - 1) * 2147483648 + resource
    CREATE TABLE week_sheet (
      place INTEGER PRIMARY KEY,
      entries BLOB NOT NULL
    ) STRICT;

    CREATE TABLE stale_week (
      place INTEGER PRIMARY KEY
    ) STRICT;

    DROP TRIGGER occupancy_fixed;
    UPDATE occupancy SET
      class = (SELECT service FROM booking WHERE id = owner),
      session = CASE kind WHEN 2 THEN (SELECT staff FROM booking WHERE id = owner) END,
      capacity = CASE kind WHEN 2 THEN capacity ELSE (
        SELECT s.capacity FROM booking AS b JOIN service AS s ON s.id = b.service
        WHERE b.id = owner) END
    WHERE owner_kind = 1 AND class IS NULL AND owner IN (
      SELECT b.id FROM service AS s CROSS JOIN booking AS b ON b.service = s.id
      WHERE s.capacity > 1);
    CREATE TRIGGER occupancy_fixed BEFORE UPDATE ON occupancy
    BEGIN
      SELECT RAISE(ABORT, 'occupancy is replaced, not changed');
    END;

    CREATE TRIGGER occupancy_added AFTER INSERT ON occupancy
    BEGIN
      INSERT INTO stale_week VALUES (
        NEW.starts / 604800 * 4294967296 + (NEW.kind - 1) * 2147483648 + NEW.resource)
        ON CONFLICT DO NOTHING;
    END;
    CREATE TRIGGER occupancy_removed AFTER DELETE ON occupancy
    BEGIN
      INSERT INTO stale_week VALUES (
        OLD.starts / 604800 * 4294967296 + (OLD.kind - 1) * 2147483648 + OLD.resource)
        ON CONFLICT DO NOTHING;
    END;

    INSERT INTO stale_week SELECT DISTINCT
      starts / 604800 * 4294967296 + (kind - 1) * 2147483648 + resource FROM occupancy;
    """
}
