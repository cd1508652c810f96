import Render
import ViewClock

/// Sets Foundation's current locale, calendar and time zone in a test process to US English,
/// Gregorian and GMT.
///
/// Texts that a test formats itself then look the same on every machine. `CTestRegion` calls this
/// function when the process starts.
@_cdecl("SnapshotTestingAdoptRegion")
func adoptRegion() {
  ICUVariables.remove()
  Region.standard.adoptForProcess()
}
