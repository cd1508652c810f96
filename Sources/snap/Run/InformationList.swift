import Drawing
import Foundation
import SnapRuntime

/// The information property list of an app's bundle, with the keys that every app on a device has.
struct InformationList {
  private let settings: [String: String]

  /// - Parameter settings: The settings with which Xcode builds the app.
  init(settings: [String: String] = [:]) {
    self.settings = settings
  }

  /// Returns the list: the values of the file that the settings name, or else of another one, with their
  /// variables replaced, those that Xcode writes for settings, and else those of a new app.
  func data(from file: URL?) throws -> Data {
    var list: [String: Any] = [
      "CFBundleIdentifier": "com.example.app", "CFBundleName": "App", "CFBundleDisplayName": "App",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
    ]
    for (key, variable) in Self.variables {
      set(settings[variable].map(replacingVariables), for: key, in: &list)
    }
    for (key, value) in settings where key.hasPrefix(Self.prefix) {
      set(replacingVariables(in: value), for: String(key.dropFirst(Self.prefix.count)), in: &list)
    }
    if let own = existing([file]) {
      do throws(InputError) {
        let values = try Self.values(in: own)
        for (key, value) in values { set(replacingVariables(in: value), for: key, in: &list) }
      } catch {
        Terminal.printError(
          "note: \(own.path.visible) cannot be read, so its keys are left out: \(error.reason)")
      }
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  /// Returns the screen with the appearance that the app has on every device, unless one is chosen.
  ///
  /// - Parameter folders: The folders with the resources of the app.
  func completing(_ screen: ScreenSettings, folders: [URL]) -> ScreenSettings {
    guard screen.scheme == nil else { return screen }
    let key = "UIUserInterfaceStyle"
    let file = existing(folders.map { $0.appending(path: Self.fileName) })
    // A list that cannot be read is reported when the bundle is made.
    let own = file.flatMap { try? Self.values(in: $0) }?[key] as? String
    var screen = screen
    screen.scheme = (own ?? settings[Self.prefix + key]).flatMap {
      .init(rawValue: $0.lowercased())
    }
    return screen
  }

  /// Returns the file that the settings name, or else the first of others; nil if none exists.
  private func existing(_ others: [URL?]) -> URL? {
    ([settingsFile] + others).lazy.compactMap(\.self)
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  static func values(in file: URL) throws(InputError) -> [String: Any] {
    let data = try InputFile.data(at: file, limit: .text)
    guard isFlat(data) else { throw InputError(reason: "it is nested too deep") }
    let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = values as? [String: Any] else {
      throw InputError(reason: "it is not a property list with keys")
    }
    return values
  }

  /// Whether a list is nested so little that its parser, which is recursive, can read it.
  private static func isFlat(_ list: Data) -> Bool {
    var depth = 0
    let openings = ["<array>", "<dict>"].map { Data($0.utf8) }
    let closings = ["</array>", "</dict>"].map { Data($0.utf8) }
    for (index, byte) in zip(list.indices, list) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "<"):
        let rest = list[index...]
        if openings.contains(where: { rest.starts(with: $0) }) { depth += 1 }
        if closings.contains(where: { rest.starts(with: $0) }) { depth -= 1 }
      default: break
      }
      if depth > depthLimit { return false }
    }
    return true
  }

  static let fileName = "Info.plist"
  /// The most variables that are replaced in a text.
  private static let variableLimit = 1_000
  /// Lists of apps have five levels.
  private static let depthLimit = 500

  private static let prefix = "INFOPLIST_KEY_"

  private static let variables = [
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
    ("CFBundleDisplayName", "PRODUCT_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
  ]

  /// The list that the settings name.
  private var settingsFile: URL? {
    guard let root = settings["SRCROOT"], let path = settings["INFOPLIST_FILE"], !path.isEmpty
    else { return nil }
    let name = replacingVariables(in: path)
    return URL(filePath: name.hasPrefix("/") ? name : root + "/" + name)
  }

  /// Sets a value; an empty text, as of a variable that is not known here, replaces no text.
  private func set(_ value: Any?, for key: String, in list: inout [String: Any]) {
    guard let value, (value as? String)?.isEmpty != true || list[key] == nil else { return }
    list[key] = value
  }

  private func replacingVariables(in value: Any) -> Any {
    switch value {
    case let text as String: replacingVariables(in: text)
    case let values as [Any]: values.map(replacingVariables)
    case let values as [String: Any]: values.mapValues(replacingVariables)
    default: value
    }
  }

  /// Replaces `$(NAME)` and `${NAME}` by settings, which may name others.
  private func replacingVariables(in text: String) -> String {
    var count = 0
    return replacingVariables(in: text, depth: 0, count: &count)
  }

  private func replacingVariables(in text: String, depth: Int, count: inout Int) -> String {
    // Settings that name each other have no value.
    guard depth < 8 else { return "" }
    return text.replacing(#/\$[({](\w+)(:\w+)*[)}]/#) { match in
      // Settings that name others several times may have a text without end.
      count += 1
      guard count <= Self.variableLimit else { return "" }
      let value = replacingVariables(
        in: settings[String(match.1)] ?? "", depth: depth + 1, count: &count)
      // An identifier has letters, digits, dots and hyphens.
      return match.2 == ":rfc1034identifier"
        ? value.replacing(#/[^A-Za-z0-9.-]/#, with: "-") : value
    }
  }
}
