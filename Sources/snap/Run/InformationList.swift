import Foundation

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
    if let own = [settingsFile, file].lazy.compactMap({ $0.flatMap { try? Data(contentsOf: $0) } })
      .first,
      let values = try? PropertyListSerialization.propertyList(from: own, format: nil)
        as? [String: Any]
    {
      for (key, value) in values { set(replacingVariables(in: value), for: key, in: &list) }
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static let variables = [
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
    ("CFBundleDisplayName", "PRODUCT_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
  ]

  /// The list that the settings name.
  private var settingsFile: URL? {
    guard let root = settings["SRCROOT"], let path = settings["INFOPLIST_FILE"] else { return nil }
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
    replacingVariables(in: text, depth: 0)
  }

  private func replacingVariables(in text: String, depth: Int) -> String {
    // Settings that name each other have no value.
    guard depth < 8 else { return "" }
    return text.replacing(#/\$[({](\w+)(:\w+)*[)}]/#) { match in
      let value = replacingVariables(in: settings[String(match.1)] ?? "", depth: depth + 1)
      // An identifier has letters, digits, dots and hyphens.
      return match.2 == ":rfc1034identifier"
        ? value.replacing(#/[^A-Za-z0-9.-]/#, with: "-") : value
    }
  }
}
