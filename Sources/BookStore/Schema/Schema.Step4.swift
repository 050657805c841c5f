extension Schema {
  /// Hours that hold from a date on, a service's own notice, and where a customer is.
  static let step4 =
    """
    ALTER TABLE settings ADD COLUMN dated_hours TEXT NOT NULL DEFAULT '';
    ALTER TABLE staff ADD COLUMN dated_hours TEXT NOT NULL DEFAULT '';
    ALTER TABLE settings ADD COLUMN notice_days INTEGER;
    ALTER TABLE service ADD COLUMN notice INTEGER;
    ALTER TABLE service ADD COLUMN notice_days INTEGER;
    ALTER TABLE customer ADD COLUMN zone TEXT;
    """
}
