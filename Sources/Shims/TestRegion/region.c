#include "CTestRegion.h"

// Defined by SnapshotTesting.
extern void SnapshotTestingAdoptRegion(void);

// This runs before any code of a test, which may format dates before its first snapshot.
__attribute__((constructor)) static void adoptRegion(void) { SnapshotTestingAdoptRegion(); }
