#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>

/// Opens a pseudo-terminal of a size and gives its other end's name. Returns a
/// descriptor that does not block, or −1. Glibc hides the calls from Swift.
int cpt_open(char *_Nonnull name, size_t capacity, int columns, int rows);

#endif
