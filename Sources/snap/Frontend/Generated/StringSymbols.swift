import Foundation

/// The Swift symbols that Xcode generates for the strings that were added to string catalogs by
/// hand: `Text(.welcomeTitle)` for the key `welcome_title`.
struct StringSymbols {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { var value: String }
        struct Variations: Decodable { var plural: [String: Localization]? }
        var stringUnit: Unit?
        var variations: Variations?

        /// The string, or that of its most general variation.
        var value: String? {
          stringUnit?.value ?? variations?.plural?["other"]?.value
        }
      }
      var extractionState: String?
      var localizations: [String: Localization]?
    }
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private var lines: [String] = []

  init(in folders: [URL]) {
    var known: Set<String> = []
    for folder in folders {
      for file in ResourceFolders.contents(of: folder) where file.pathExtension == "xcstrings" {
        guard let data = try? Data(contentsOf: file),
          let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
        else { continue }
        let table = file.deletingPathExtension().lastPathComponent
        let own = catalog.strings.filter { $0.value.extractionState == "manual" }
        for (key, entry) in own.sorted(by: { $0.key < $1.key }) {
          let value = entry.localizations?[catalog.sourceLanguage]?.value ?? key
          add(key, value: value, table: table, known: &known)
        }
      }
    }
  }

  /// The declarations; nil if there are none.
  var source: String? {
    lines.isEmpty
      ? nil : (["import Foundation", "import SwiftUI"] + lines + [""]).joined(separator: "\n")
  }

  private mutating func add(_ key: String, value: String, table: String, known: inout Set<String>) {
    let name = AssetSymbols.name(of: key, suffix: "\u{0}")
    guard name != "_", known.insert("\(table).\(name)").inserted else { return }
    var arguments: [String] = []
    var text = ""
    var rest = value[...]
    // "%@", "%lld", "%1$@" and, with a name, "%(count)lld".
    let placeholder = #/%(?:(\d+)\$)?(?:\((\w+)\))?(@|l{0,2}[diu]|[.\d]*l?f)/#
    while let match = rest.firstMatch(of: placeholder) {
      let type =
        match.3 == "@" ? "String" : match.3.hasSuffix("f") ? "Double" : "Int"
      let argument = match.2.map(String.init) ?? "arg\(arguments.count + 1)"
      arguments.append(match.2 == nil ? "_ \(argument): \(type)" : "\(argument): \(type)")
      text += Self.escaped(rest[..<match.range.lowerBound]) + "\\(\(argument))"
      rest = rest[match.range.upperBound...]
    }
    text += Self.escaped(rest)
    let resource =
      "LocalizedStringResource(\"\(Self.escaped(key[...]))\", defaultValue: \"\(text)\", "
      + "table: \"\(Self.escaped(table[...]))\")"
    let member =
      arguments.isEmpty
      ? "static var \(name): LocalizedStringResource { \(resource) }"
      : "static func \(name)(\(arguments.joined(separator: ", "))) -> LocalizedStringResource "
        + "{ \(resource) }"
    guard table != "Localizable" else {
      return lines.append("extension LocalizedStringResource { \(member) }")
    }
    let namespace = AssetSymbols.typeName(of: table)
    if known.insert("\(table).").inserted {
      lines.append("extension LocalizedStringResource { enum \(namespace) {} }")
    }
    lines.append("extension LocalizedStringResource.\(namespace) { \(member) }")
  }

  /// Returns the source of a string in a literal.
  private static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    .joined().replacing("%%", with: "%")
  }
}
