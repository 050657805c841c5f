#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>
#include <stddef.h>

/// Binds text that SQLite copies.
///
/// Why here: SQLITE_TRANSIENT is a cast macro, which Swift does not import; and
/// an empty Swift buffer may have no address, which SQLite would take for NULL.
static inline int csqlite_bind_text(sqlite3_stmt *_Nonnull statement, int index,
                                    const char *_Nullable text, int length) {
  return sqlite3_bind_text(statement, index, text == NULL ? "" : text, length, SQLITE_TRANSIENT);
}

/// Binds bytes that SQLite copies.
///
/// Why here: as for text.
static inline int csqlite_bind_bytes(sqlite3_stmt *_Nonnull statement, int index,
                                     const void *_Nullable bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes == NULL ? "" : bytes, length, SQLITE_TRANSIENT);
}

/// Turns a switch of a connection on or off.
///
/// Why here: sqlite3_db_config is variadic, which Swift cannot call.
static inline int csqlite_db_switch(sqlite3 *_Nonnull database, int option, int on) {
  return sqlite3_db_config(database, option, on, NULL);
}

#endif
