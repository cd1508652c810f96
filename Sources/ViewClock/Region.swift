import Foundation

/// The locale and the time zone of a screen.
///
/// Foundation has one current locale and one current time zone per process, and on Linux the locale
/// is `en_001` regardless of the environment. While a clock is current, they are those of its
/// region, so `Date.formatted()`, `Locale.current`, `Locale.preferredLanguages`,
/// `Calendar.current`, `TimeZone.current` and new formatters agree with the environment of the
/// views.
///
/// It is an object, because each update of a screen copies it several times.
package final class Region: Equatable, Sendable {
  /// A locale of a fixed identifier.
  package let locale: Locale
  /// A time zone of a fixed identifier.
  package let timeZone: TimeZone
  // Each update of a screen compares regions, and strings are compared in less time.
  let localeIdentifier: String, timeZoneIdentifier: String

  /// Creates a region; autoupdating values are fixed at their current values.
  package init(locale: Locale, timeZone: TimeZone) {
    localeIdentifier = locale.identifier
    timeZoneIdentifier = timeZone.identifier
    self.locale = Locale(identifier: localeIdentifier)
    self.timeZone = TimeZone(identifier: timeZoneIdentifier) ?? timeZone
  }

  package static func == (one: Region, other: Region) -> Bool {
    one === other
      || one.localeIdentifier == other.localeIdentifier
        && one.timeZoneIdentifier == other.timeZoneIdentifier
  }

  /// US English and GMT.
  package static let standard = Region(locale: Locale(identifier: "en_US"), timeZone: .gmt)

  /// The region of the screen that is running, otherwise that of the process.
  package static var current: Region { ViewClock.current?.region ?? process }

  /// The default region of screens in this process.
  package static var process: Region { state.withLock { $0.process } }

  /// Makes this region the default of screens and, until the process ends, that of Foundation.
  package func adoptForProcess() {
    Region.state.withLock {
      $0.process = self
      $0.adopt(self)
      $0.outside = self
    }
  }

  /// Runs `body` while Foundation uses this region.
  ///
  /// Afterwards Foundation uses the time zone that it used before. The locale remains if nothing
  /// else was set, because Foundation on Linux takes none from the machine.
  func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Region.state.withLock { state in
      defer { state.adopt(self) }
      return state.inForce ?? state.outsideRegion(of: self)
    }
    defer { Region.state.withLock { $0.adopt(outer) } }
    return try body()
  }

  /// The regions of a process.
  private struct State {
    var process = Region.standard
    /// The region of Foundation where no clock is current; nil before it was first changed.
    var outside: Region?
    /// The region that Foundation uses; nil before it was first changed.
    var inForce: Region?

    mutating func adopt(_ region: Region) {
      guard region != inForce || !FoundationRegion.uses(region) else { return }
      FoundationRegion.adopt(region)
      inForce = region
    }

    /// The machine's time zone with the standard locale, the first time that a region is used.
    ///
    /// A machine in UTC keeps the region: switching between two names of UTC has no effect that
    /// matters and takes time.
    mutating func outsideRegion(of region: Region) -> Region {
      if let outside { return outside }
      let machine = TimeZone.current
      let isSame = machine.identifier == "Etc/UTC" && region.timeZone == .gmt
      let new = isSame ? region : Region(locale: Region.standard.locale, timeZone: machine)
      outside = new
      return new
    }
  }

  private static let state = Locked(State())
}

/// A value behind a lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
