extension Schema {
  /// Week sheets: all that begins in one week of one person or room in one row,
  /// so that a month is read in a few rows for each.
  ///
  /// A sheet that has become old is named in `stale_week` by the triggers, so that
  /// none is believed that does not hold, whatever program changed the table. A
  /// week is a count of 604,800 seconds since 1970, cut off toward zero.
  ///
  /// Before this step, a service that was made a class left its bookings as
  /// exclusive as they had been.
  static let step2 =
    """
    CREATE TABLE week_sheet (
      kind INTEGER NOT NULL,
      resource INTEGER NOT NULL,
      week INTEGER NOT NULL,
      entries BLOB NOT NULL,
      PRIMARY KEY (kind, resource, week)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE stale_week (
      kind INTEGER NOT NULL,
      resource INTEGER NOT NULL,
      week INTEGER NOT NULL,
      PRIMARY KEY (kind, resource, week)
    ) STRICT, WITHOUT ROWID;

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
      INSERT INTO stale_week VALUES (NEW.kind, NEW.resource, NEW.starts / 604800)
        ON CONFLICT DO NOTHING;
    END;
    CREATE TRIGGER occupancy_removed AFTER DELETE ON occupancy
    BEGIN
      INSERT INTO stale_week VALUES (OLD.kind, OLD.resource, OLD.starts / 604800)
        ON CONFLICT DO NOTHING;
    END;

    INSERT INTO stale_week SELECT DISTINCT kind, resource, starts / 604800 FROM occupancy;
    """
}
