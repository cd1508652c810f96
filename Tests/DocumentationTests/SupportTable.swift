import Foundation

/// The table in `Documentation/Support.md`: the symbols of SwiftUI that this package declares, and
/// the limits of those that do only a part of what Apple's do.
struct SupportTable {
  /// A line of `swiftui_api.tsv`.
  struct Symbol {
    var area: Substring
    /// The type that the symbol is a member of, empty for a type.
    var owner: String
    /// A type's path, a property's name, or a function's name with labels: `frame(in:)`.
    var signature: String
    var isDeprecated: Bool

    /// The name in the table and in notes, where modifiers of `View` have no prefix.
    var title: String { owner.isEmpty || owner == "View" ? signature : "\(owner).\(signature)" }
    var baseName: String { String(signature.prefix { $0 != "(" }) }
    /// The title without argument labels.
    var baseTitle: String { String(title.prefix { $0 != "(" }) }
    /// Argument labels, nil for properties.
    var labels: [String]? {
      guard let start = signature.firstIndex(of: "(") else { return nil }
      return signature[start...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }
  }

  enum Support: Equatable {
    case full
    case partly(String)
    case missing
  }

  private(set) var rows: [(symbol: Symbol, support: Support)] = []
  /// Errors in the notes, one sentence each.
  private(set) var problems: [String] = []

  /// - Parameters:
  ///   - symbols: Lines of area, owner, signature and status, below a line of headings.
  ///   - notes: Lines of a title and a text, below a line of headings. A title without argument
  ///     labels is for all declared overloads.
  init(symbols: String, notes: String, declarations: PublicDeclarations) {
    var texts: [String: String] = [:]
    for line in Self.lines(of: notes) {
      if line.count != 2 || texts.updateValue(String(line[1]), forKey: String(line[0])) != nil {
        problems.append("\(line[0]): must be one line of two fields.")
      }
    }
    var unused = Set(texts.keys)
    for line in Self.lines(of: symbols) {
      let symbol = Symbol(
        area: line[0], owner: String(line[1]), signature: String(line[2]),
        isDeprecated: line.count > 3)
      var support = Self.support(of: symbol, in: declarations)
      let key = texts[symbol.title] == nil ? symbol.baseTitle : symbol.title
      if support != .missing, let text = texts[key] {
        support = .partly(text)
        unused.remove(key)
      }
      rows.append((symbol, support))
    }
    problems += unused.sorted().map { "\($0): no such symbol is declared." }
  }

  private static func lines(of text: String) -> [[Substring]] {
    text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Views whose modifiers can also return a value of the same type.
  private static let viewValues = ["Text": "a `Text`", "Image": "an `Image`", "Shape": "a shape"]

  private static func support(of symbol: Symbol, in declarations: PublicDeclarations) -> Support {
    if symbol.owner.isEmpty {
      return declarations.types.contains(symbol.signature) ? .full : .missing
    }
    if declarations.accepts(symbol, on: symbol.owner) { return .full }
    if let value = viewValues[symbol.owner], declarations.accepts(symbol, on: "View") {
      return .partly("the modifier of `View`, which does not return \(value)")
    }
    return .missing
  }
}

extension PublicDeclarations {
  /// Whether source can use the symbol as a member of a type.
  fileprivate func accepts(_ symbol: SupportTable.Symbol, on owner: String) -> Bool {
    let candidates = members(named: symbol.baseName, of: owner)
    // The list gives no labels for initializers whose argument list it could not read.
    if symbol.signature == "init" { return !candidates.isEmpty }
    return candidates.contains { $0.accepts(symbol.labels) }
  }
}

// MARK: Markdown

extension SupportTable {
  /// The areas in the order of the document, by their name in the list of symbols.
  private static let areas: KeyValuePairs<Substring, String> = [
    "layout": "Views and layout",
    "state": "State, environment and preferences",
    "text": "Text",
    "drawing": "Shapes, styles, images and effects",
    "animation": "Animation",
    "gestures": "Gestures",
    "scrolling": "Scrolling",
    "controls": "Controls, lists and tables",
    "navigation": "Navigation, tabs, toolbars and search",
    "presentation": "Alerts, sheets and menus",
    "input": "Focus, keyboard and text input",
    "accessibility": "Accessibility",
    "files": "Drag and drop, files, sharing and stored data",
    "apps": "Apps, scenes, windows and documents",
    "interop": "UIKit, AppKit and previews",
    "spatial": "visionOS and watchOS",
  ]

  /// The text of `Documentation/Support.md`.
  var markdown: String {
    var text = """
      # SwiftUI symbols

      Every public symbol of SwiftUI, with its argument labels, and how this package supports it:

      - ✓: declared, and implemented.
      - *partly*: declared, and limited as the note says.
      - missing: not declared. Source that uses it does not compile.

      Overloads that differ only in types share a line. An overload without an argument counts as
      declared if the argument has a default value.

      A test compares this file with the public declarations of the sources. The names are in
      `Documentation/Support/swiftui_api.tsv`, the notes in `Documentation/Support/partly.tsv`. To
      update this file, run `SNAP_RECORD=all swift test --filter SupportTableTests`.

      | | ✓ | partly | missing |
      |---|--:|--:|--:|

      """
    for (area, title) in Self.areas {
      text += "| [\(title)](#\(Self.anchor(title))) | \(Self.counts(rows(in: area))) |\n"
    }
    text += "| All | \(Self.counts(rows)) |\n"
    for (area, title) in Self.areas {
      let rows = rows(in: area)
      text += "\n## \(title)\n"
      text += Self.table(
        "Symbol", rows.filter { !["View", "EnvironmentValues"].contains($0.symbol.owner) })
      text += Self.table("Modifier of `View`", rows.filter { $0.symbol.owner == "View" })
      text += Self.table(
        "Environment value", rows.filter { $0.symbol.owner == "EnvironmentValues" })
    }
    return text
  }

  private func rows(in area: Substring) -> [(symbol: Symbol, support: Support)] {
    rows.filter { $0.symbol.area == area }
  }

  private static func counts(_ rows: [(symbol: Symbol, support: Support)]) -> String {
    let full = rows.count { $0.support == .full }
    let missing = rows.count { $0.support == .missing }
    return "\(full) | \(rows.count - full - missing) | \(missing)"
  }

  /// GitHub's anchor of a heading.
  private static func anchor(_ title: String) -> String {
    title.lowercased().replacingOccurrences(of: ",", with: "")
      .replacingOccurrences(of: " ", with: "-")
  }

  private static func table(
    _ heading: String, _ rows: [(symbol: Symbol, support: Support)]
  ) -> String {
    if rows.isEmpty { return "" }
    let sorted = rows.map { (key: $0.symbol.title.lowercased(), row: $0) }
      .sorted { ($0.key, $0.row.symbol.title) < ($1.key, $1.row.symbol.title) }
    let lines = sorted.map { _, row in
      let deprecated = row.symbol.isDeprecated ? " (deprecated)" : ""
      return "| `\(row.symbol.title)`\(deprecated) | \(row.support.cell) |\n"
    }
    return "\n| \(heading) | Support |\n|---|---|\n" + lines.joined()
  }
}

extension SupportTable.Support {
  fileprivate var cell: String {
    switch self {
    case .full: "✓"
    case .partly(let note): "*partly*: \(note)"
    case .missing: "missing"
    }
  }
}
