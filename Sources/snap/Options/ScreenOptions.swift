import ArgumentParser
import Foundation
import SnapRuntime

/// The screen of a view.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size of the screen in points, with the view centred. (default: its ideal size)",
      valueName: "WxH"),
    transform: { try CGSize(pair($0, separator: "x", like: "390x844", where: { $0 > 0 })) })
  var size: CGSize?

  @Option(help: ArgumentHelp("Pixels per point.", valueName: "N"), transform: scale(from:))
  var scale = 1.0

  @Option(
    help: ArgumentHelp(
      "The locale of the views and of Foundation, as in de_DE.", valueName: "LOCALE"),
    transform: localeIdentifier(from:))
  var locale = "en_US"

  @Option(
    help: ArgumentHelp(
      "The time zone of the views and of Foundation, as in Europe/Berlin.", valueName: "ZONE"),
    transform: timeZoneIdentifier(from:))
  var timeZone = "GMT"

  var settings: ScreenSettings {
    ScreenSettings(size: size, scale: scale, locale: locale, timeZone: timeZone)
  }
}

/// A locale on the command line: any identifier whose language and region exist.
private func localeIdentifier(from text: String) throws -> String {
  let components = Locale.Components(identifier: text)
  let language = components.languageComponents
  guard language.languageCode?.isISOLanguage == true, language.region?.isISORegion != false
  else { throw ValidationError("write a locale as in de_DE") }
  return Locale(identifier: text).identifier(.icu)
}

/// A time zone on the command line.
private func timeZoneIdentifier(from text: String) throws -> String {
  guard let zone = TimeZone(identifier: text) else {
    throw ValidationError("write a time zone as in Europe/Berlin or GMT+2")
  }
  return zone.identifier
}

extension CGSize {
  init(_ pair: (Double, Double)) {
    self.init(width: pair.0, height: pair.1)
  }
}

extension CGPoint {
  init(_ pair: (Double, Double)) {
    self.init(x: pair.0, y: pair.1)
  }
}

/// A time on the command line.
func seconds(from text: String) throws -> Seconds {
  guard let seconds = Seconds(text) else {
    throw ValidationError("write it as in 0.35s or 350ms")
  }
  return seconds
}

/// Two numbers on the command line.
func pair(
  _ text: String, separator: Character, like example: String, where isValid: (Double) -> Bool
) throws -> (Double, Double) {
  let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map {
    Double($0)
  }
  guard numbers.count == 2, let first = numbers[0], let second = numbers[1],
    first.isFinite, second.isFinite, isValid(first), isValid(second)
  else { throw ValidationError("write it as in \(example)") }
  return (first, second)
}

/// Pixels per point on the command line.
func scale(from text: String) throws -> Double {
  guard let scale = Double(text), scale.isFinite, scale > 0 else {
    throw ValidationError("write a number over 0, as in 2")
  }
  return scale
}
