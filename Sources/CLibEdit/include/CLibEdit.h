#ifndef CLIBEDIT_H
#define CLIBEDIT_H

/// The version of the shim, so that an empty library still has a symbol.
int cle_shim_version(void);

#endif
