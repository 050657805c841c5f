extension Schema {
  /// The event of a calendar file that a booking or a block came from, by which a
  /// file that is read again is known.
  static let step3 =
    """
    ALTER TABLE booking ADD COLUMN source_uid TEXT;
    ALTER TABLE booking ADD COLUMN source_sequence INTEGER;
    ALTER TABLE booking ADD COLUMN source_starts INTEGER;
    CREATE INDEX booking_by_source ON booking (source_uid, starts, id)
      WHERE source_uid IS NOT NULL;
    ALTER TABLE block ADD COLUMN source_uid TEXT;
    ALTER TABLE block ADD COLUMN source_sequence INTEGER;
    ALTER TABLE block ADD COLUMN source_starts INTEGER;
    """
}
