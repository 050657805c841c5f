// wcwidth is X/Open's.
#define _GNU_SOURCE

#include "CLibEdit.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>
#include <wchar.h>

struct cle_editor {
  EditLine *el;
  History *history;
  void *context;
  cle_key_callback on_key;
  cle_hint_callback on_hint;
  char *prompt;
  char *hint;
  int interrupted;
  int pasted;
};

static cle_editor *owner(EditLine *el) {
  void *data = NULL;
  el_get(el, EL_CLIENTDATA, &data);
  return data;
}

static char *prompt_text(EditLine *el) { return owner(el)->prompt; }

// Asked for at each drawing. After an empty text libedit would not ask again, so
// there is always at least a blank.
static char *hint_text(EditLine *el) {
  cle_editor *editor = owner(el);
  const LineInfo *info = el_line(el);
  if (info->lastchar == info->buffer) editor->pasted = 0;
  editor->on_hint(editor->context);
  return editor->hint;
}

static unsigned char handle(EditLine *el, int key) {
  cle_editor *editor = owner(el);
  switch (editor->on_key(editor->context, key)) {
    case CLE_DRAW_CHANGES: return CC_REFRESH;
    case CLE_DRAW_ALL: return CC_REDISPLAY;
    case CLE_BEEP: return CC_REFRESH_BEEP;
    case CLE_END_OF_INPUT: return CC_EOF;
    default: return CC_NORM;
  }
}

#define KEY_FUNCTION(name, key) \
  static unsigned char name(EditLine *el, int c) { \
    (void)c; \
    return handle(el, key); \
  }

KEY_FUNCTION(on_backspace, CLE_KEY_BACKSPACE)
KEY_FUNCTION(on_delete, CLE_KEY_DELETE)
KEY_FUNCTION(on_delete_or_end, CLE_KEY_DELETE_OR_END)
KEY_FUNCTION(on_left, CLE_KEY_LEFT)
KEY_FUNCTION(on_right, CLE_KEY_RIGHT)
KEY_FUNCTION(on_up, CLE_KEY_UP)
KEY_FUNCTION(on_down, CLE_KEY_DOWN)
KEY_FUNCTION(on_complete, CLE_KEY_COMPLETE)

// Pushing a newline ends the line as Enter does, below all its rows; returning
// CC_NEWLINE from here would leave stale text behind it.
static unsigned char on_interrupt(EditLine *el, int c) {
  (void)c;
  owner(el)->interrupted = 1;
  el_push(el, "\n");
  return CC_NORM;
}

static unsigned char on_suspend(EditLine *el, int c) {
  (void)c;
  raise(SIGTSTP);
  return CC_REDISPLAY;
}

// Longer pastes are cut: nobody books by a mebibyte.
enum { LONGEST_PASTE = 1 << 20 };

// Reads up to the end mark of a bracketed paste. Line ends become one blank, other
// control signs are left out.
static unsigned char on_paste(EditLine *el, int c) {
  static const wchar_t end_mark[] = L"\033[201~";
  const size_t mark = sizeof end_mark / sizeof *end_mark - 1;
  size_t total = 0, matched = 0, capacity = 1024;
  wchar_t *text = malloc(capacity * sizeof *text);
  wchar_t next;
  (void)c;
  while (text && matched < mark && el_wgetc(el, &next) == 1) {
    if (total + 1 >= capacity && capacity < LONGEST_PASTE) {
      wchar_t *larger = realloc(text, capacity * 2 * sizeof *text);
      if (!larger) break;
      text = larger;
      capacity *= 2;
    }
    if (total + 1 < capacity) text[total] = next;
    total++;
    matched = next == end_mark[matched] ? matched + 1 : next == end_mark[0];
  }
  size_t count = total - matched;
  if (count > capacity - 1) count = capacity - 1;
  if (!text) return CC_ERROR;
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    if (text[i] == L'\n' || text[i] == L'\r' || text[i] == L'\t') {
      if (kept > 0 && text[kept - 1] != L' ') text[kept++] = L' ';
    } else if (text[i] >= 32 && (text[i] < 127 || text[i] > 159)) {
      text[kept++] = text[i];
    }
  }
  if (kept > 0 && text[kept - 1] == L' ') kept--;
  text[kept] = 0;
  int failed = kept > 0 && el_winsertstr(el, text) != 0;
  free(text);
  if (kept > 0 && !failed) owner(el)->pasted = 1;
  return failed ? CC_REFRESH_BEEP : CC_REFRESH;
}

// Without a UTF-8 LC_CTYPE libedit drops every byte beyond ASCII without a sound.
static void use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  }
}

static void bind_key(EditLine *el, const char *key, const char *function) {
  el_set(el, EL_BIND, key, function, NULL);
}

static void add_functions(EditLine *el) {
  el_set(el, EL_ADDFN, "cle-backspace", "Delete the sign before the cursor", on_backspace);
  el_set(el, EL_ADDFN, "cle-delete", "Delete the sign at the cursor", on_delete);
  el_set(el, EL_ADDFN, "cle-delete-or-end", "Delete, or end the input", on_delete_or_end);
  el_set(el, EL_ADDFN, "cle-left", "Move left by a sign", on_left);
  el_set(el, EL_ADDFN, "cle-right", "Move right by a sign", on_right);
  el_set(el, EL_ADDFN, "cle-up", "Show an earlier line that begins so", on_up);
  el_set(el, EL_ADDFN, "cle-down", "Show a later line that begins so", on_down);
  el_set(el, EL_ADDFN, "cle-complete", "Complete a word", on_complete);
  el_set(el, EL_ADDFN, "cle-interrupt", "Drop the line", on_interrupt);
  el_set(el, EL_ADDFN, "cle-suspend", "Stop the program", on_suspend);
  el_set(el, EL_ADDFN, "cle-paste", "Insert a paste", on_paste);
}

static void bind_keys(EditLine *el) {
  static const char *const bindings[][2] = {
      {"^C", "cle-interrupt"},
      {"^Z", "cle-suspend"},
      {"^I", "cle-complete"},
      {"^?", "cle-backspace"},
      {"^H", "cle-backspace"},
      {"^D", "cle-delete-or-end"},
      {"^B", "cle-left"},
      {"^F", "cle-right"},
      {"^R", "em-inc-search-prev"},
      {"^W", "ed-delete-prev-word"},
      {"\033[D", "cle-left"},
      {"\033OD", "cle-left"},
      {"\033[C", "cle-right"},
      {"\033OC", "cle-right"},
      {"\033[A", "cle-up"},
      {"\033OA", "cle-up"},
      {"\033[B", "cle-down"},
      {"\033OB", "cle-down"},
      {"\033[H", "ed-move-to-beg"},
      {"\033OH", "ed-move-to-beg"},
      {"\033[1~", "ed-move-to-beg"},
      {"\033[F", "ed-move-to-end"},
      {"\033OF", "ed-move-to-end"},
      {"\033[4~", "ed-move-to-end"},
      {"\033[3~", "cle-delete"},
      {"\033[1;5C", "em-next-word"},
      {"\033[1;3C", "em-next-word"},
      {"\033[1;5D", "ed-prev-word"},
      {"\033[1;3D", "ed-prev-word"},
      {"\033[200~", "cle-paste"},
  };
  for (size_t i = 0; i < sizeof bindings / sizeof *bindings; i++) {
    bind_key(el, bindings[i][0], bindings[i][1]);
  }
}

cle_editor *cle_create(const char *name, void *context, cle_key_callback on_key,
                       cle_hint_callback on_hint) {
  use_utf8();
  cle_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->context = context;
  editor->on_key = on_key;
  editor->on_hint = on_hint;
  editor->prompt = strdup("");
  editor->hint = strdup(" ");
  editor->history = history_init();
  editor->el = el_init(name, stdin, stdout, stderr);
  if (!editor->el || !editor->history || !editor->prompt || !editor->hint) {
    cle_destroy(editor);
    return NULL;
  }
  HistEvent event;
  history(editor->history, &event, H_SETSIZE, 10000);
  history(editor->history, &event, H_SETUNIQUE, 1);
  EditLine *el = editor->el;
  el_set(el, EL_CLIENTDATA, editor);
  el_set(el, EL_PROMPT_ESC, prompt_text, '\1');
  el_set(el, EL_RPROMPT_ESC, hint_text, '\1');
  el_set(el, EL_EDITOR, "emacs");
  el_set(el, EL_SIGNAL, 1);
  // In edit mode Ctrl-C is a key; while a request runs it is SIGINT as usual.
  el_set(el, EL_SETTY, "-d", "-isig", NULL);
  add_functions(el);
  el_set(el, EL_HIST, history, editor->history);
  el_source(el, NULL);
  bind_keys(el);
  return editor;
}

void cle_destroy(cle_editor *editor) {
  if (editor->el) el_end(editor->el);
  if (editor->history) history_end(editor->history);
  free(editor->prompt);
  free(editor->hint);
  free(editor);
}

static void replace(char **text, const char *with) {
  if (strcmp(*text, with) == 0) return;
  char *copy = strdup(with);
  if (!copy) return;
  free(*text);
  *text = copy;
}

const char *cle_read(cle_editor *editor, const char *prompt, int *count) {
  replace(&editor->prompt, prompt);
  editor->interrupted = 0;
  editor->pasted = 0;
  *count = 0;
  // Bracketed paste, on only while a line is edited.
  fputs("\033[?2004h", stdout);
  fflush(stdout);
  const char *line = el_gets(editor->el, count);
  int is_end = !line || *count <= 0;
  // At the end of input the cursor still stands behind the prompt.
  fputs(is_end ? "\033[?2004l\n" : "\033[?2004l", stdout);
  fflush(stdout);
  if (is_end) return NULL;
  if (line[*count - 1] == '\n') --*count;
  return line;
}

int cle_was_interrupted(const cle_editor *editor) { return editor->interrupted; }

int cle_was_pasted(const cle_editor *editor) { return editor->pasted; }

const char *cle_line(const cle_editor *editor, int *count, int *cursor) {
  const LineInfo *info = el_line(editor->el);
  *count = (int)(info->lastchar - info->buffer);
  *cursor = (int)(info->cursor - info->buffer);
  return info->buffer;
}

int cle_insert(cle_editor *editor, const char *text) {
  return *text == 0 ? 0 : el_insertstr(editor->el, text);
}

void cle_delete_before(cle_editor *editor, int code_points) {
  if (code_points > 0) el_deletestr(editor->el, code_points);
}

void cle_move(cle_editor *editor, int code_points) { el_cursor(editor->el, code_points); }

// The columns that UTF-8 text takes, what lies between two marks left out.
static int width_of(const char *text, size_t count) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  int width = 0, hidden = 0;
  while (count > 0) {
    wchar_t sign;
    size_t used = mbrtowc(&sign, text, count, &state);
    if (used == 0 || used > count) break;
    if (sign == 1) hidden = !hidden;
    int columns = hidden ? 0 : wcwidth(sign);
    if (columns > 0) width += columns;
    text += used;
    count -= used;
  }
  return width;
}

void cle_print_below(cle_editor *editor, const char *text) {
  int columns = 0, rows = 0;
  if (cle_window_size(STDOUT_FILENO, &columns, &rows) != 0 || columns < 1) columns = 80;
  const LineInfo *info = el_line(editor->el);
  int prompt = width_of(editor->prompt, strlen(editor->prompt));
  int above = (prompt + width_of(info->buffer, info->cursor - info->buffer)) / columns;
  int last = (prompt + width_of(info->buffer, info->lastchar - info->buffer)) / columns;
  for (int row = above; row <= last; row++) fputs("\r\n", stdout);
  fputs(text, stdout);
  // libedit draws the line again from as many rows above as it lay before.
  for (int row = 0; row < above; row++) fputs("\r\n", stdout);
  fflush(stdout);
}

void cle_set_hint(cle_editor *editor, const char *hint) {
  replace(&editor->hint, *hint ? hint : " ");
}

void cle_add_history(cle_editor *editor, const char *line) {
  HistEvent event;
  history(editor->history, &event, H_ENTER, line);
}

int cle_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

static void note_signal(int signal) { (void)signal; }

ssize_t cle_read_interruptible(int descriptor, void *buffer, size_t size) {
  if (descriptor < 0 || descriptor >= FD_SETSIZE) return read(descriptor, buffer, size);
  struct sigaction action, before;
  sigset_t block, mask;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_signal;
  sigemptyset(&action.sa_mask);
  sigemptyset(&block);
  sigaddset(&block, SIGINT);
  // Ctrl-C is let through only while waiting, so that none falls between.
  sigprocmask(SIG_BLOCK, &block, &mask);
  sigaction(SIGINT, &action, &before);
  fd_set input;
  FD_ZERO(&input);
  FD_SET(descriptor, &input);
  sigset_t open_mask = mask;
  sigdelset(&open_mask, SIGINT);
  ssize_t result = pselect(descriptor + 1, &input, NULL, NULL, NULL, &open_mask);
  if (result > 0) result = read(descriptor, buffer, size);
  int error = errno;
  sigaction(SIGINT, &before, NULL);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  errno = error;
  return result;
}

void cle_ignore_broken_pipe(void) { signal(SIGPIPE, SIG_IGN); }
