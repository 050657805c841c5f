#include "CLibEdit.h"

int cle_shim_version(void) { return 1; }
