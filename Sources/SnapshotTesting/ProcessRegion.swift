import ViewClock

/// Makes US English, the Gregorian calendar and GMT Foundation's current ones in a test process.
///
/// Texts that a test formats itself then look the same on every machine. `CTestRegion` calls this
/// function when the process starts.
@_cdecl("SnapshotTestingAdoptRegion")
func adoptRegion() {
  Region.standard.adoptForProcess()
}
