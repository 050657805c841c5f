#define _GNU_SOURCE

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int cpt_open(char *name, size_t capacity, int columns, int rows) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0) return -1;
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  const char *other = NULL;
  if (grantpt(master) == 0 && unlockpt(master) == 0) other = ptsname(master);
  if (!other || strlen(other) >= capacity || ioctl(master, TIOCSWINSZ, &size) != 0 ||
      fcntl(master, F_SETFL, O_NONBLOCK) != 0 || fcntl(master, F_SETFD, FD_CLOEXEC) != 0) {
    close(master);
    return -1;
  }
  strcpy(name, other);
  return master;
}
