import Foundation

#if os(Linux)
  internal import CScheduling
  import Glibc
  @_spi(Reflection) import Swift
#endif

/// The current locale and time zone of Foundation.
enum FoundationRegion {
  /// Whether Foundation's current locale is that of a region.
  ///
  /// Setting the default time zone resets the locale as well.
  static func uses(_ region: Region) -> Bool {
    #if os(Linux)
      Locale.current.identifier == region.localeIdentifier
    #else
      true
    #endif
  }

  /// Changes Foundation's current locale, calendar and time zone.
  ///
  /// 1. `TZ` is the time zone that `TimeZone.current` reads once, after `TZFILE`, and that libc
  ///    uses.
  /// 2. A new default time zone makes Foundation drop its current locale, calendar and time zone.
  /// 3. The next current locale, which nothing has read yet, gets the identity of the region's.
  /// 4. The language of the locale becomes the only preferred one.
  ///
  /// Other systems have their own current locale, which only the user changes; there, only the
  /// default time zone changes.
  static func adopt(_ region: Region) {
    #if os(Linux)
      unsetenv("TZFILE")
      setenv("TZ", region.timeZone.identifier, 1)
      tzset()
    #endif
    NSTimeZone.default = region.timeZone
    #if os(Linux)
      becomeCurrent(region.locale)
      _ = installLanguages
      languages.withLock { $0 = [preferredLanguage(of: region.locale)] }
    #endif
  }

  #if os(Linux)
    /// The preferred languages; nil before a region was adopted.
    private static let languages = Locked<[String]?>(nil)

    /// Interposes the getter of `Locale.preferredLanguages`, once per process.
    private static let installLanguages: Void = CSchedulingInstallLanguages {
      guard let languages = FoundationRegion.languages.withLock({ $0 }) else { return nil }
      // An array is a reference to its buffer, which the caller releases.
      return Unmanaged.passRetained(unsafeBitCast(languages, to: AnyObject.self)).toOpaque()
    }

    /// Returns the language of a locale with the script and the region that its identifier names,
    /// such as `de-DE`.
    private static func preferredLanguage(of locale: Locale) -> String {
      let language = Locale.Components(locale: locale).languageComponents
      let parts = [
        language.languageCode?.identifier, language.script?.identifier, language.region?.identifier,
      ]
      return parts.compactMap { $0 }.joined(separator: "-")
    }

    /// Gives Foundation's current locale the stored identity of another one.
    ///
    /// Foundation has no setting for it on Linux. Its locales are objects of one class, with a lazy
    /// cache behind a lock and three properties that distinguish them. If any of them is missing,
    /// the current locale stays as it is.
    private static func becomeCurrent(_ locale: Locale) {
      guard let current = object(of: Locale.current), let source = object(of: locale),
        current !== source, type(of: current) == type(of: source), let fields
      else { return }
      let target = Unmanaged.passUnretained(current).toOpaque()
      let origin = Unmanaged.passUnretained(source).toOpaque()
      func copy<Value>(_ offset: Int, of type: Value.Type) {
        (target + offset).assumingMemoryBound(to: type).pointee =
          (origin + offset).assumingMemoryBound(to: type).pointee
      }
      for offset in fields.strings { copy(offset, of: String.self) }
      copy(fields.calendar, of: Calendar.Identifier.self)
    }

    /// The offsets of the properties that distinguish locales, by name and type; nil if any is
    /// missing.
    private static let fields: (strings: [Int], calendar: Int)? = {
      guard let object = object(of: Region.standard.locale) else { return nil }
      var strings: [Int] = [], calendars: [Int] = []
      let classFields = _EachFieldOptions(rawValue: 1)
      _ = _forEachField(of: type(of: object), options: classFields) { name, offset, type, _ in
        switch String(cString: name) {
        case "identifier" where type == String.self: strings.append(offset)
        case "identifierCapturingPreferences" where type == String.self: strings.append(offset)
        case "calendarIdentifier" where type == Calendar.Identifier.self: calendars.append(offset)
        default: break
        }
        return true
      }
      return strings.count == 2 && calendars.count == 1 ? (strings, calendars[0]) : nil
    }()

    /// Returns the object of a locale: a locale is a reference and a witness table.
    private static func object(of locale: Locale) -> AnyObject? {
      typealias Parts = (object: AnyObject, witnesses: UnsafeRawPointer)
      guard MemoryLayout<Locale>.size == MemoryLayout<Parts>.size else { return nil }
      return unsafeBitCast(locale, to: Parts.self).object
    }
  #endif
}
