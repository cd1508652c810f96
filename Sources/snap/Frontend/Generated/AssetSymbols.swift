import Foundation

/// The Swift symbols that Xcode generates for the images and colours of asset catalogs.
struct AssetSymbols {
  fileprivate enum Kind: String, CaseIterable {
    case color = "Color"
    case image = "Image"

    /// The path extensions of the sets of this kind.
    var sets: [String] { self == .color ? ["colorset"] : ["imageset", "symbolset"] }
  }

  fileprivate struct Symbol {
    let kind: Kind
    /// The Swift names of the folders that provide a namespace.
    let namespace: [String]
    /// The name of the asset in the catalog, with its namespace.
    let asset: String
    let name: String
  }

  private var symbols: [Symbol] = []
  private var known: Set<String> = []

  init(in folders: [URL]) {
    for folder in folders {
      for catalog in ResourceFolders.contents(of: folder) where catalog.pathExtension == "xcassets"
      {
        add(catalog, namespace: [], prefix: "")
      }
    }
  }

  private mutating func add(_ folder: URL, namespace: [String], prefix: String) {
    for entry in ResourceFolders.contents(of: folder) where entry.path.isFolder {
      let asset = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind.allCases.first(where: { $0.sets.contains(entry.pathExtension) }) {
        let name = Self.name(of: asset, suffix: kind.rawValue)
        guard known.insert("\(kind) \(namespace) \(name)").inserted else { continue }
        symbols.append(
          Symbol(kind: kind, namespace: namespace, asset: prefix + asset, name: name))
      } else if entry.pathExtension.isEmpty {
        let isNamespace = providesNamespace(entry)
        add(
          entry, namespace: namespace + (isNamespace ? [Self.typeName(of: asset)] : []),
          prefix: isNamespace ? "\(prefix)\(asset)/" : prefix)
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    struct Group: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let group = try? JSONDecoder().decode(Group.self, from: data)
    else { return false }
    return group.properties?.providesNamespace ?? false
  }

  // MARK: Names

  /// Returns the words of a name; characters other than letters and digits separate words.
  private static func words(_ name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }

  static func typeName(of name: String) -> String {
    let joined = words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return escaped(joined)
  }

  /// Returns the words of a name without lowercase letters; a run of digits is a separate word.
  private static func capitalWords(_ name: String) -> [Substring] {
    words(name).flatMap { word in
      var runs: [Substring] = []
      var rest = word
      while let first = rest.first {
        let run = rest.prefix { $0.isNumber == first.isNumber }
        runs.append(run)
        rest = rest.dropFirst(run.count)
      }
      return runs
    }
  }

  /// Returns the property name of an asset: `accent` for `AccentColor`, `ukFlag` for `UKFlag`,
  /// `BG` for `BG`, `EBA_72_B` for `EBA72B`.
  static func name(of asset: String, suffix: String) -> String {
    if !asset.contains(where: \.isLowercase), asset.contains(where: \.isUppercase) {
      return escaped(capitalWords(asset).joined(separator: "_"))
    }
    var words = words(asset)
    if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last.count > suffix.count {
      words[words.count - 1] = last.dropLast(suffix.count)
      if words.last?.isEmpty == true { words.removeLast() }
    }
    guard let first = words.first else { return "_" }
    let capitals = first.prefix { $0.isUppercase }.count
    // The last of several capitals begins the next word.
    let isNextWord = capitals > 1 && capitals < first.count
    let startsWord = first.dropFirst(capitals).first?.isLetter ?? false
    let lowered = capitals - (isNextWord && startsWord ? 1 : 0)
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return escaped(
      first.prefix(lowered).lowercased() + first.dropFirst(lowered) + others.joined())
  }

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber ?? true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try",
    "typealias", "var", "where", "while", "some", "any", "Self", "Type",
  ]

  // MARK: Source

  /// Returns the declarations, except those that the sources contain for the same type; nil if
  /// there are none.
  func source(beside sources: [SourceFile]) -> String? {
    let declared = Self.declaredMembers(in: sources)
    var lines: Set<String> = []
    for symbol in symbols {
      let isDeclared = { (type: String) in
        symbol.namespace.isEmpty
          && declared[type]?.contains(symbol.name.filter { $0 != "`" }) == true
      }
      let resourceName = "\(symbol.kind.rawValue)Resource"
      // With its module, because an app may have a type of that name.
      let resource = "SwiftUI.\(resourceName)"
      let value = "\(resource)(name: \(literal(symbol.asset)), bundle: .main)"
      if !isDeclared(resourceName) {
        lines.formUnion(
          declarations(of: symbol, in: resource, "static let \(symbol.name) = \(value)"))
      }
      let path = (symbol.namespace + [symbol.name]).joined(separator: ".")
      for (module, type, label) in Self.types(of: symbol) where !isDeclared(type) {
        let type = "\(module).\(type)"
        let value = "\(type)(\(label)\(resource).\(path))"
        let property = "static var \(symbol.name): \(type) { \(value) }"
        lines.formUnion(declarations(of: symbol, in: type, property))
      }
      if symbol.isStyle, !isDeclared("ShapeStyle") {
        // `.background` alone remains the style of the system.
        let attribute = Self.systemStyles.contains(symbol.name) ? "@_disfavoredOverload " : ""
        lines.insert(
          "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color "
            + "{ \(attribute)static var \(symbol.name): SwiftUI.Color { SwiftUI.Color(\(resource).\(path)) } }"
        )
      }
    }
    let usesModule = sources.contains { $0.mentions(".module") }
    if usesModule, declared["Bundle"]?.contains("module") != true {
      lines.insert("extension Foundation.Bundle { static var module: Bundle { .main } }")
    }
    guard !lines.isEmpty else { return nil }
    let source = (["import Foundation", "import SwiftUI", "import UIKit"] + lines.sorted() + [""])
      .joined(separator: "\n")
    // A type of the app, such as a view `UIKit`, would hide the module of that name.
    return Self.hiddenModules(in: sources).reduce(source) { $0.replacing("\($1).", with: "") }
  }

  /// Returns the declarations of a property of a type, with an enumeration for each namespace.
  private func declarations(
    of symbol: Symbol, in type: String, _ property: String
  ) -> [String] {
    var path = type
    let namespaces = symbol.namespace.map { name in
      defer { path += ".\(name)" }
      return "extension \(path) { enum \(name) {} }"
    }
    return namespaces + ["extension \(path) { \(property) }"]
  }

  /// Returns the types that get a property besides the resource type, with the labels of their
  /// initializers.
  private static func types(
    of symbol: Symbol
  ) -> [(module: String, name: String, label: String)] {
    if symbol.kind == .image { return [("UIKit", "UIImage", "resource: ")] }
    let isSystems = symbol.namespace.isEmpty && systemColors.contains(symbol.name)
    return isSystems ? [] : [("UIKit", "UIColor", "resource: "), ("SwiftUI", "Color", "")]
  }

  fileprivate static let systemColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  fileprivate static let systemStyles: Set = [
    "tint", "background", "foreground", "selection", "separator", "placeholder", "link", "fill",
    "tertiary", "quaternary", "quinary", "windowBackground",
  ]

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func hiddenModules(in sources: [SourceFile]) -> [String] {
    ["UIKit", "SwiftUI"].filter { module in
      sources.contains { source in
        ["struct", "class", "enum", "protocol"].contains {
          source.mentions("\($0) \(module) ") || source.mentions("\($0) \(module):")
        }
      }
    }
  }

  /// Returns the members that sources declare in extensions, by the name of the extended type.
  private static func declaredMembers(in sources: [SourceFile]) -> [String: Set<String>] {
    sources.reduce(into: [:]) { members, source in
      for (type, extended) in SourceDeclarations(source.staged).extensions {
        members[type, default: []].formUnion(extended.members)
      }
    }
  }
}

extension AssetSymbols.Symbol {
  /// Whether `.name` is also declared for shape styles: no colour of the system has the name.
  fileprivate var isStyle: Bool {
    kind == .color && namespace.isEmpty && !AssetSymbols.systemColors.contains(name)
  }
}
