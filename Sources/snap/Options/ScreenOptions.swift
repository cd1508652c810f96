import ArgumentParser
import Foundation
import Render
import SnapRuntime

/// The options for the screen of a view.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size, scale and safe area of an iPhone since 2015 or iPad since 2018.",
      valueName: "NAME"),
    transform: device(named:))
  var device: [Device] = []

  @Flag(help: "Turn the device to landscape.")
  var landscape = false

  @Flag(help: "Draw the status bar and the home indicator in the safe area.")
  var statusBar = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The size of the screen in points, with the view centred. (default: the device's, or its ideal size)",
      valueName: "WxH"),
    transform: size(from:))
  var size: [CGSize] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point. (default: the device's, or 1)", valueName: "N"),
    transform: scale(from:))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The insets of the safe area in points. (default: the device's, or none)",
      valueName: "TOP,LEADING,BOTTOM,TRAILING"),
    transform: safeArea(from:))
  var safeArea: ScreenSettings.SafeArea?

  @Option(help: "The appearance: light or dark. (default: that of the app, or light)")
  var scheme: [ScreenSettings.Scheme] = []

  @Option(help: ArgumentHelp("The Dynamic Type size. (default: large)", valueName: "SIZE"))
  var typeSize: [ScreenSettings.TypeSize] = []

  @Flag(help: "Lay out from right to left, whatever the locale.")
  var rightToLeft = false

  @Option(help: "The contrast: standard or increased. (default: standard)")
  var contrast: [ScreenSettings.Contrast] = []

  @Flag(help: "Draw all text bold.")
  var boldText = false

  @Flag(help: "Turn Reduce Motion on for the views.")
  var reduceMotion = false

  @Option(
    help: ArgumentHelp(
      "The version of iOS that colours and '#available' follow: 15 to 26. (default: 18)",
      valueName: "VERSION"),
    transform: systemVersion(from:))
  var os: [Int] = []

  @Option(
    help: ArgumentHelp(
      "The locale of the views and of Foundation, as in de_DE. (default: en_US)",
      valueName: "LOCALE"),
    transform: localeIdentifier(from:))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "The time zone of the views and of Foundation, as in Europe/Berlin. (default: GMT)",
      valueName: "ZONE"),
    transform: timeZoneIdentifier(from:))
  var timeZone: String?

  /// The names of the devices, one a line, if the words of a command ask for them.
  static func deviceList(for words: [String]) -> String? {
    let options = words.prefix { $0 != "--" }
    let isAsked =
      options.contains("--device=list")
      || zip(options, options.dropFirst()).contains { $0 == ("--device", "list") }
    return isAsked ? Device.all.map(\.name).joined(separator: "\n") : nil
  }

  func validate() throws {
    if landscape, device.isEmpty {
      throw ValidationError("'--landscape' turns a device: add '--device', or swap the sides.")
    }
    if statusBar, !size.isEmpty, safeArea == nil {
      throw ValidationError(
        "'--status-bar' needs a safe area, and '--size' has none: add '--safe-area 59,0,34,0', "
          + "or replace '--size' by '--device'.")
    }
    let scale = scale ?? device.map { Double($0.scale) }.max() ?? 1
    if size.contains(where: { max($0.width, $0.height) * scale > sideLimit }) {
      throw ValidationError("The picture would exceed \(sideText) pixels on a side.")
    }
  }

  /// The screens, one for each combination of values.
  func variants(background: Background = .system) -> ScreenVariants {
    var settings = ScreenSettings(scale: scale, background: background, timeZone: timeZone ?? "GMT")
    settings.isLandscape = landscape
    settings.showsStatusBar = statusBar
    settings.safeArea = safeArea
    settings.isRightToLeft = rightToLeft
    settings.hasBoldText = boldText
    settings.reducesMotion = reduceMotion
    var variants = ScreenVariants(settings)
    variants.vary(device.map(\.name).map(Optional.some), \.device) { $0 ?? "" }
    variants.vary(size.map(Optional.some), \.size) { size in
      size.map { String(format: "%gx%g", $0.width, $0.height) } ?? ""
    }
    variants.vary(typeSize, \.typeSize) { $0.rawValue }
    variants.vary(contrast, \.contrast) { $0.rawValue }
    variants.vary(os, \.systemVersion) { "iOS\($0)" }
    variants.vary(locale, \.locale) { $0 }
    variants.vary(scheme.map(Optional.some), \.scheme) { $0?.rawValue ?? "" }
    return variants
  }
}

extension ScreenSettings.Scheme: ExpressibleByArgument {}
extension ScreenSettings.TypeSize: ExpressibleByArgument {}
extension ScreenSettings.Contrast: ExpressibleByArgument {}

/// Parses a version of the system on the command line.
func systemVersion(from text: String) throws -> Int {
  guard let version = Int(text), ScreenSettings.systemVersions.contains(version) else {
    throw ValidationError("write a version from 15 to 26")
  }
  return version
}

/// Parses a device on the command line.
func device(named name: String) throws -> Device {
  if let device = Device(named: name) { return device }
  let close = Device.names(like: name)
  let names = close.isEmpty ? Device.all.map(\.name) : close
  throw ValidationError(
    (close.isEmpty ? "there are: " : "close names: ") + names.joined(separator: ", ")
      + (close.isEmpty ? "" : "; '--device list' names all"))
}

/// Parses the insets of a safe area on the command line.
private func safeArea(from text: String) throws -> ScreenSettings.SafeArea {
  let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
  let insets = numbers.compactMap { $0 }.filter { $0 >= 0 && $0 <= sideLimit }
  guard numbers.count == 4, insets.count == 4 else {
    throw ValidationError("write four numbers from 0 to \(sideText), as in 59,0,34,0")
  }
  return ScreenSettings.SafeArea(
    top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
}

/// Parses a locale on the command line: any identifier whose language and region exist.
func localeIdentifier(from text: String) throws -> String {
  let components = Locale.Components(identifier: text)
  let language = components.languageComponents
  guard language.languageCode?.isISOLanguage == true, language.region?.isISORegion != false
  else { throw ValidationError("write a locale as in de_DE") }
  return Locale(identifier: text).identifier(.icu)
}

/// Parses a time zone on the command line.
func timeZoneIdentifier(from text: String) throws -> String {
  guard let zone = TimeZone(identifier: text) else {
    throw ValidationError("write a time zone as in Europe/Berlin or GMT+2")
  }
  return zone.identifier
}

/// The largest side of a picture, in pixels, and of a screen, in points.
private let sideLimit = 32_768.0
private let sideText = "32,768"

/// The greatest offset, in points: over a thousand times the length of any scrolled content.
private let offsetLimit = 1e9

/// Parses a time on the command line.
func seconds(from text: String) throws -> Seconds {
  guard let seconds = Seconds(text) else {
    throw ValidationError("write a time from 0 to \(Int(Seconds.limit)) s, as in 3, 0.35s or 350ms")
  }
  return seconds
}

/// Parses a size on the command line.
func size(from text: String) throws -> CGSize {
  let numbers = try pair(text, separator: "x", like: "390x844")
  let isValid = [numbers.0, numbers.1].allSatisfy { $0 > 0 && $0 <= sideLimit }
  guard isValid else {
    throw ValidationError("each side must be over 0 and at most \(sideText) points")
  }
  return CGSize(width: numbers.0, height: numbers.1)
}

/// Parses a point on the command line.
func point(from text: String, like example: String) throws -> CGPoint {
  let numbers = try pair(text, separator: ",", like: example)
  guard max(abs(numbers.0), abs(numbers.1)) <= offsetLimit else {
    throw ValidationError("each number must be from -1e9 to 1e9")
  }
  return CGPoint(x: numbers.0, y: numbers.1)
}

/// Parses two finite numbers on the command line.
private func pair(
  _ text: String, separator: Character, like example: String
) throws -> (Double, Double) {
  let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map {
    Double($0)
  }
  guard numbers.count == 2, let first = numbers[0], let second = numbers[1],
    first.isFinite, second.isFinite
  else { throw ValidationError("write it as in \(example)") }
  return (first, second)
}

/// Parses a number of pixels per point on the command line.
func scale(from text: String) throws -> Double {
  guard let scale = Double(text), scale > 0, scale <= sideLimit else {
    throw ValidationError("write a number over 0 and at most \(sideText), as in 2")
  }
  return scale
}
