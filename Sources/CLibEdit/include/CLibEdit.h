#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#include <stddef.h>
#include <sys/types.h>

/// A line editor over libedit, for one terminal and one thread.
///
/// Swift cannot call `el_set`, `el_get` and `history`, which are variadic, nor
/// use `stdin` and `stdout`, which it takes for shared mutable state; and the key
/// functions of libedit are told apart by address alone. No type of libedit's
/// own shows here.
typedef struct cle_editor cle_editor;

/// Keys that the owner of an editor handles.
enum {
  CLE_KEY_BACKSPACE = 0,
  CLE_KEY_DELETE,
  CLE_KEY_DELETE_OR_END,
  CLE_KEY_LEFT,
  CLE_KEY_RIGHT,
  CLE_KEY_UP,
  CLE_KEY_DOWN,
  CLE_KEY_COMPLETE
};

/// What is to be drawn after a key.
enum {
  CLE_DRAW_NOTHING = 0,
  CLE_DRAW_CHANGES,
  CLE_DRAW_ALL,
  CLE_BEEP,
  CLE_END_OF_INPUT
};

/// Asked at each key of the enumeration above; returns what is to be drawn.
typedef int (*cle_key_callback)(void *_Nullable context, int key);

/// Asked before each drawing; may set another hint.
typedef void (*cle_hint_callback)(void *_Nullable context);

/// Makes an editor on standard input and output; `EL_PROMPT_ESC` and the others
/// are variadic settings. Null if libedit cannot use the terminal.
cle_editor *_Nullable cle_create(const char *_Nonnull name, void *_Nullable context,
                                 cle_key_callback _Nonnull on_key,
                                 cle_hint_callback _Nonnull on_hint);

/// Ends an editor and gives the terminal back as it was.
void cle_destroy(cle_editor *_Nonnull editor);

/// Shows a prompt and reads a line, whose bytes hold until the next call. Null
/// at the end of input. `count` has the bytes without the line's end: libedit
/// leaves older text behind them.
const char *_Nullable cle_read(cle_editor *_Nonnull editor, const char *_Nonnull prompt,
                               int *_Nonnull count);

/// Whether Ctrl-C ended the last line.
int cle_was_interrupted(const cle_editor *_Nonnull editor);

/// Whether some of the last line was pasted.
int cle_was_pasted(const cle_editor *_Nonnull editor);

/// The line as it stands, while a callback runs: its bytes, which have no zero
/// at their end, how many there are, and how many lie before the cursor.
const char *_Nonnull cle_line(const cle_editor *_Nonnull editor, int *_Nonnull count,
                              int *_Nonnull cursor);

/// Puts text in at the cursor; 0 if it fits.
int cle_insert(cle_editor *_Nonnull editor, const char *_Nonnull text);

/// Takes out so many code points before the cursor.
void cle_delete_before(cle_editor *_Nonnull editor, int code_points);

/// Moves the cursor by so many code points; negative ones to the left.
void cle_move(cle_editor *_Nonnull editor, int code_points);

/// Writes text below the line that is being edited, and leaves the cursor where
/// the line can be drawn again by `CLE_DRAW_ALL`.
void cle_print_below(cle_editor *_Nonnull editor, const char *_Nonnull text);

/// What stands at the right edge, as far as there is room; empty for nothing.
void cle_set_hint(cle_editor *_Nonnull editor, const char *_Nonnull hint);

/// Adds a line to those that Ctrl-R and Ctrl-P look through: `history` is
/// variadic.
void cle_add_history(cle_editor *_Nonnull editor, const char *_Nonnull line);

/// Columns and rows of a terminal: `ioctl` is variadic. 0, or −1 if it is none.
int cle_window_size(int descriptor, int *_Nonnull columns, int *_Nonnull rows);

/// `read(2)` that ends with −1 and `EINTR` at Ctrl-C instead of ending the
/// process: a signal handler written in Swift could not be safe.
ssize_t cle_read_interruptible(int descriptor, void *_Nonnull buffer, size_t size);

/// Makes a write to a closed pipe fail with `EPIPE`: `SIG_IGN` is a cast, which
/// Swift does not import on every system.
void cle_ignore_broken_pipe(void);

#endif
