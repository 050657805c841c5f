extension Schema {
  /// The first tables.
  ///
  /// Wall times (`wall_…`) are seconds since 1970-01-01T00:00 on the wall, days
  /// are days since 1970-01-01, `starts` and `ends` are UTC seconds, half-open.
  /// Checks name choices one by one: for `IN` with more than two SQLite makes a
  /// table of its own at each insert, which is a fifth of its cost.
  static let step1 =
    """
    PRAGMA application_id = 0x426B4C6E;

    CREATE TABLE settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      name TEXT NOT NULL,
      zone TEXT NOT NULL,
      locale TEXT NOT NULL,
      day_first INTEGER NOT NULL CHECK (day_first IN (0, 1)),
      uses_24_hours INTEGER NOT NULL CHECK (uses_24_hours IN (0, 1)),
      first_weekday INTEGER NOT NULL CHECK (first_weekday BETWEEN 1 AND 7),
      currency TEXT NOT NULL,
      explains_in_full INTEGER NOT NULL CHECK (explains_in_full IN (0, 1)),
      is_customer_view INTEGER NOT NULL CHECK (is_customer_view IN (0, 1)),
      is_sample INTEGER NOT NULL CHECK (is_sample IN (0, 1)),
      opening_hours TEXT,
      step INTEGER NOT NULL,
      notice INTEGER NOT NULL,
      horizon_days INTEGER,
      limits TEXT NOT NULL,
      cancellation_cutoff INTEGER,
      pending_first INTEGER NOT NULL CHECK (pending_first IN (0, 1)),
      pending_blocks INTEGER NOT NULL CHECK (pending_blocks IN (0, 1)),
      strict_starts INTEGER NOT NULL CHECK (strict_starts IN (0, 1)),
      gap_saving INTEGER NOT NULL CHECK (gap_saving IN (0, 1)),
      hold_minutes INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE service (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      icon TEXT NOT NULL,
      category TEXT NOT NULL,
      length INTEGER NOT NULL CHECK (length > 0),
      shortest INTEGER,
      longest INTEGER,
      price INTEGER,
      buffer_before INTEGER NOT NULL CHECK (buffer_before >= 0),
      buffer_after INTEGER NOT NULL CHECK (buffer_after >= 0),
      starts TEXT NOT NULL,
      capacity INTEGER NOT NULL CHECK (capacity > 0),
      processing_after INTEGER,
      processing_length INTEGER,
      needs TEXT NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      CHECK ((shortest IS NULL) = (longest IS NULL)),
      CHECK (shortest IS NULL OR shortest <= longest),
      CHECK ((processing_after IS NULL) = (processing_length IS NULL))
    ) STRICT;

    CREATE TABLE staff (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      hours TEXT,
      breaks TEXT NOT NULL,
      skills TEXT,
      terms TEXT NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1))
    ) STRICT;

    CREATE TABLE resource (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity >= 0)
    ) STRICT;

    CREATE TABLE customer (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      words TEXT NOT NULL,
      phone TEXT NOT NULL,
      notes TEXT NOT NULL
    ) STRICT;

    CREATE TABLE customer_word (
      word TEXT NOT NULL,
      customer INTEGER NOT NULL
        REFERENCES customer (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
      PRIMARY KEY (word, customer)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX customer_word_by_customer ON customer_word (customer);

    CREATE TABLE day_override (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      staff INTEGER REFERENCES staff (id) DEFERRABLE INITIALLY DEFERRED,
      day INTEGER NOT NULL,
      windows TEXT NOT NULL,
      reason TEXT NOT NULL
    ) STRICT;
    CREATE INDEX day_override_by_staff ON day_override (staff);

    CREATE TABLE absence (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      staff INTEGER NOT NULL REFERENCES staff (id) DEFERRABLE INITIALLY DEFERRED,
      wall_start INTEGER NOT NULL,
      wall_end INTEGER NOT NULL,
      reason TEXT NOT NULL
    ) STRICT;
    CREATE INDEX absence_by_staff ON absence (staff);

    CREATE TABLE block (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      staff INTEGER NOT NULL REFERENCES staff (id) DEFERRABLE INITIALLY DEFERRED,
      wall_start INTEGER NOT NULL,
      wall_end INTEGER NOT NULL,
      starts INTEGER NOT NULL,
      ends INTEGER NOT NULL,
      reason TEXT NOT NULL,
      CHECK (starts <= ends)
    ) STRICT;
    CREATE INDEX block_by_ends ON block (ends);
    CREATE INDEX block_by_staff ON block (staff);

    CREATE TABLE booking (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      service INTEGER NOT NULL REFERENCES service (id) DEFERRABLE INITIALLY DEFERRED,
      staff INTEGER NOT NULL REFERENCES staff (id) DEFERRABLE INITIALLY DEFERRED,
      customer INTEGER REFERENCES customer (id) DEFERRABLE INITIALLY DEFERRED,
      booked_by TEXT NOT NULL,
      wall_start INTEGER NOT NULL,
      zone TEXT NOT NULL,
      starts INTEGER NOT NULL,
      ends INTEGER NOT NULL,
      length INTEGER NOT NULL,
      price INTEGER,
      buffer_before INTEGER NOT NULL CHECK (buffer_before >= 0),
      buffer_after INTEGER NOT NULL CHECK (buffer_after >= 0),
      processing_after INTEGER,
      processing_length INTEGER,
      seats INTEGER NOT NULL CHECK (seats > 0),
      resources TEXT NOT NULL,
      status TEXT NOT NULL CHECK (
        status = 'confirmed' OR status = 'done' OR status = 'cancelled' OR status = 'pending'
        OR status = 'arrived' OR status = 'noShow'),
      notes TEXT NOT NULL,
      cancel_reason TEXT NOT NULL,
      series INTEGER REFERENCES booking (id) DEFERRABLE INITIALLY DEFERRED,
      visit INTEGER REFERENCES booking (id) DEFERRABLE INITIALLY DEFERRED,
      overrides TEXT NOT NULL,
      rationale TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      CHECK (starts <= ends),
      CHECK ((processing_after IS NULL) = (processing_length IS NULL))
    ) STRICT;
    CREATE INDEX booking_by_start ON booking (starts, id);
    CREATE INDEX booking_by_staff ON booking (staff, starts, id);
    CREATE INDEX booking_by_service ON booking (service, starts, id);
    CREATE INDEX booking_by_status ON booking (status, starts, id);
    CREATE INDEX booking_by_customer ON booking (customer, starts, id)
      WHERE customer IS NOT NULL;
    CREATE INDEX booking_by_booker ON booking (booked_by, starts, id)
      WHERE customer IS NULL;
    CREATE INDEX booking_by_series ON booking (series, starts, id) WHERE series IS NOT NULL;
    CREATE INDEX booking_by_visit ON booking (visit, starts, id) WHERE visit IS NOT NULL;

    CREATE TABLE wish (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      customer INTEGER REFERENCES customer (id) DEFERRABLE INITIALLY DEFERRED,
      service INTEGER REFERENCES service (id) DEFERRABLE INITIALLY DEFERRED,
      staff INTEGER REFERENCES staff (id) DEFERRABLE INITIALLY DEFERRED,
      wall_start INTEGER NOT NULL,
      wall_end INTEGER NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX wish_by_end ON wish (wall_end);
    CREATE INDEX wish_by_customer ON wish (customer);

    CREATE TABLE hold (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      until INTEGER NOT NULL,
      booking TEXT NOT NULL
    ) STRICT;
    CREATE INDEX hold_by_until ON hold (until);

    -- Who or what is taken, and when. kind: 1 staff, 2 room or equipment.
    -- owner_kind: 1 booking, 2 block, 3 hold. class: the service whose sessions
    -- may share the span. session: of a room's row of a class, who gives it.
    -- Kept in the order in which it is asked.
    CREATE TABLE occupancy (
      kind INTEGER NOT NULL CHECK (kind IN (1, 2)),
      resource INTEGER NOT NULL,
      starts INTEGER NOT NULL,
      owner_kind INTEGER NOT NULL CHECK (owner_kind BETWEEN 1 AND 3),
      owner INTEGER NOT NULL,
      ends INTEGER NOT NULL,
      class INTEGER,
      session INTEGER,
      seats INTEGER NOT NULL CHECK (seats > 0),
      capacity INTEGER NOT NULL,
      is_override INTEGER NOT NULL CHECK (is_override IN (0, 1)),
      PRIMARY KEY (kind, resource, starts, owner_kind, owner),
      CHECK (starts < ends)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX occupancy_by_owner ON occupancy (owner_kind, owner);

    -- The longest span there ever was: of each staff and resource (kind as
    -- above), and of all visits (kind 0). It bounds how far back a search for
    -- what overlaps a moment has to look.
    CREATE TABLE longest (
      kind INTEGER NOT NULL,
      resource INTEGER NOT NULL,
      seconds INTEGER NOT NULL,
      PRIMARY KEY (kind, resource)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER occupancy_longest AFTER INSERT ON occupancy
    WHEN NEW.ends - NEW.starts > coalesce(
      (SELECT seconds FROM longest WHERE kind = NEW.kind AND resource = NEW.resource), 0)
    BEGIN
      INSERT INTO longest VALUES (NEW.kind, NEW.resource, NEW.ends - NEW.starts)
        ON CONFLICT DO UPDATE SET seconds = excluded.seconds;
    END;
    CREATE TRIGGER booking_longest_insert AFTER INSERT ON booking
    WHEN NEW.ends - NEW.starts > coalesce(
      (SELECT seconds FROM longest WHERE kind = 0 AND resource = 0), 0)
    BEGIN
      INSERT INTO longest VALUES (0, 0, NEW.ends - NEW.starts)
        ON CONFLICT DO UPDATE SET seconds = excluded.seconds;
    END;
    CREATE TRIGGER booking_longest_update AFTER UPDATE OF starts, ends ON booking
    WHEN NEW.ends - NEW.starts > coalesce(
      (SELECT seconds FROM longest WHERE kind = 0 AND resource = 0), 0)
    BEGIN
      INSERT INTO longest VALUES (0, 0, NEW.ends - NEW.starts)
        ON CONFLICT DO UPDATE SET seconds = excluded.seconds;
    END;

    -- No one is in two places: what is not shared overlaps nothing, and what is
    -- shared only sessions of its own service.
    CREATE TRIGGER occupancy_exclusive BEFORE INSERT ON occupancy
    WHEN NEW.kind = 1 AND NEW.is_override = 0
    BEGIN
      SELECT RAISE(ABORT, 'taken') WHERE EXISTS (
        SELECT 1 FROM occupancy AS o
        WHERE o.kind = NEW.kind AND o.resource = NEW.resource
          AND o.starts < NEW.ends
          AND o.starts > NEW.starts - (
            SELECT seconds FROM longest WHERE kind = NEW.kind AND resource = NEW.resource)
          AND o.ends > NEW.starts
          AND (NEW.class IS NULL OR o.class IS NOT NEW.class)
          AND NOT (o.owner_kind = NEW.owner_kind AND o.owner = NEW.owner));
    END;

    -- No session holds more than it can: the most places taken at any one
    -- moment, and peaks are where some span starts.
    CREATE TRIGGER occupancy_seats BEFORE INSERT ON occupancy
    WHEN NEW.kind = 1 AND NEW.is_override = 0
      AND (NEW.class IS NOT NULL OR NEW.seats > NEW.capacity)
    BEGIN
      SELECT RAISE(ABORT, 'full') WHERE EXISTS (
        SELECT 1 FROM (
          SELECT NEW.starts AS moment
          UNION ALL
          SELECT p.starts FROM occupancy AS p
          WHERE p.kind = NEW.kind AND p.resource = NEW.resource
            AND p.starts > NEW.starts AND p.starts < NEW.ends)
        WHERE NEW.capacity < NEW.seats + coalesce((
          SELECT sum(o.seats) FROM occupancy AS o
          WHERE o.kind = NEW.kind AND o.resource = NEW.resource
            AND o.starts <= moment
            AND o.starts > moment - (
              SELECT seconds FROM longest WHERE kind = NEW.kind AND resource = NEW.resource)
            AND o.ends > moment
            AND NOT (o.owner_kind = NEW.owner_kind AND o.owner = NEW.owner)), 0));
    END;

    -- No more rooms of a kind are taken at any one moment than there are; all
    -- rows of one session take one together.
    CREATE TRIGGER occupancy_rooms BEFORE INSERT ON occupancy
    WHEN NEW.kind = 2 AND NEW.is_override = 0
    BEGIN
      SELECT RAISE(ABORT, 'full') WHERE EXISTS (
        SELECT 1 FROM (
          SELECT NEW.starts AS moment
          UNION ALL
          SELECT p.starts FROM occupancy AS p
          WHERE p.kind = NEW.kind AND p.resource = NEW.resource
            AND p.starts > NEW.starts AND p.starts < NEW.ends)
        WHERE NEW.capacity < 1 + (
          SELECT count(DISTINCT coalesce(
            's' || o.class || '/' || o.session, 'o' || o.owner_kind || '/' || o.owner))
          FROM occupancy AS o
          WHERE o.kind = NEW.kind AND o.resource = NEW.resource
            AND o.starts <= moment
            AND o.starts > moment - (
              SELECT seconds FROM longest WHERE kind = NEW.kind AND resource = NEW.resource)
            AND o.ends > moment
            AND NOT (o.owner_kind = NEW.owner_kind AND o.owner = NEW.owner)
            AND (NEW.class IS NULL OR NEW.session IS NULL OR o.class IS NULL OR o.session IS NULL
              OR o.class <> NEW.class OR o.session <> NEW.session)));
    END;

    -- A row is taken out and put in anew, never changed.
    CREATE TRIGGER occupancy_fixed BEFORE UPDATE OF
      kind, resource, starts, owner_kind, owner, ends, class, session, seats, is_override ON occupancy
    BEGIN
      SELECT RAISE(ABORT, 'occupancy is replaced, not changed');
    END;

    CREATE TRIGGER booking_gone AFTER DELETE ON booking
    BEGIN
      DELETE FROM occupancy WHERE owner_kind = 1 AND owner = OLD.id;
    END;
    CREATE TRIGGER block_gone AFTER DELETE ON block
    BEGIN
      DELETE FROM occupancy WHERE owner_kind = 2 AND owner = OLD.id;
    END;
    CREATE TRIGGER hold_gone AFTER DELETE ON hold
    BEGIN
      DELETE FROM occupancy WHERE owner_kind = 3 AND owner = OLD.id;
    END;

    CREATE TABLE journal (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      who TEXT NOT NULL,
      at INTEGER NOT NULL,
      words TEXT NOT NULL,
      undoes INTEGER REFERENCES journal (id),
      undone_by INTEGER REFERENCES journal (id)
    ) STRICT;

    -- before and after: the row as JSON, NULL where it was not or is not there.
    CREATE TABLE edit (
      entry INTEGER NOT NULL REFERENCES journal (id),
      ordinal INTEGER NOT NULL,
      kind TEXT NOT NULL,
      row INTEGER NOT NULL,
      before TEXT,
      after TEXT,
      PRIMARY KEY (entry, ordinal)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX edit_by_row ON edit (kind, row, entry);
    """
}
