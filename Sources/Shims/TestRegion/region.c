#include "CTestRegion.h"

// Defined by SnapshotTesting.
extern void SnapshotTestingAdoptRegion(void);

// Earlier than any code of a test, which may format dates before it takes its first snapshot.
__attribute__((constructor)) static void adoptRegion(void) { SnapshotTestingAdoptRegion(); }
