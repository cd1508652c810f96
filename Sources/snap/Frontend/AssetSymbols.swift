import Foundation

/// The members that Xcode generates for the colours and images of asset catalogs.
///
/// An image "photo small" is `ImageResource.photoSmall` and `UIImage.photoSmall`, a colour
/// "BrandColor" is `ColorResource.brand`, `Color.brand` and `UIColor.brand`.
struct AssetSymbols {
  /// A set, or a folder with a namespace.
  private struct Entry {
    var name: String
    /// The name in the catalog.
    var path: String
  }

  /// The sets of one namespace.
  private struct Scope {
    var colors: [Entry] = []
    var images: [Entry] = []
    var scopes: [(name: String, scope: Scope)] = []
  }

  private var root = Scope()

  /// Reads the catalogs in some folders.
  init(catalogsIn folders: [URL]) {
    for folder in folders {
      for catalog in Self.entries(of: folder) where catalog.pathExtension == "xcassets" {
        Self.add(catalog, prefix: "", to: &root)
      }
    }
  }

  private static func add(_ folder: URL, prefix: String, to scope: inout Scope) {
    for entry in entries(of: folder) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": scope.colors.append(Entry(name: name, path: prefix + name))
      case "imageset", "symbolset": scope.images.append(Entry(name: name, path: prefix + name))
      case "":
        guard AssetFolder.providesNamespace(entry) else {
          add(entry, prefix: prefix, to: &scope)
          continue
        }
        var inner = Scope()
        add(entry, prefix: prefix + name + "/", to: &inner)
        scope.scopes.append((typeName(name), inner))
      default: break
      }
    }
  }

  private static func entries(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (entries ?? []).sorted { $0.path < $1.path }
  }

  // MARK: Names

  /// The words of a name: letters and digits are kept.
  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func typeName(_ name: String) -> String {
    let joined = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber ?? true ? "_" + joined : joined
  }

  /// The name of a member, without the kind of the resource at its end; nil if there is none.
  static func memberName(_ name: String, kind: String) -> String? {
    var words = words(of: name)
    guard let first = words.first else { return nil }
    words[0] = lowercasingStart(first)
    var joined =
      words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if joined.hasSuffix(kind), joined.count > kind.count { joined.removeLast(kind.count) }
    return joined.first?.isNumber ?? true ? "_" + joined : joined
  }

  /// A word with its first letter, or its first abbreviation, in lower case: "URLIcon" is "urlIcon".
  private static func lowercasingStart(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    // The last capital starts the next word, unless a digit follows.
    let next = word[capitals.endIndex]
    let abbreviation = next.isLetter ? capitals.dropLast() : capitals
    return abbreviation.lowercased() + word.dropFirst(abbreviation.count)
  }

  /// The names that SwiftUI's or UIKit's types have, which Xcode leaves alone.
  private static let taken: Set<String> = [
    "accentColor", "actions", "add", "background", "black", "blue", "brown", "checkmark", "clear",
    "cyan", "darkGray", "darkText", "fill", "foreground", "gray", "green", "hierarchical", "image",
    "indigo", "init", "label", "lightGray", "lightText", "link", "magenta", "mint",
    "opaqueSeparator",
    "orange", "pink", "placeholder", "placeholderText", "primary", "purple", "quaternary",
    "quaternaryLabel", "quinary", "red", "remove", "secondary", "secondaryLabel", "selection",
    "self",
    "separator", "shadow", "strokedCheckmark", "teal", "tertiary", "tertiaryLabel", "tint",
    "tintColor",
    "white", "windowBackground", "yellow",
  ]

  // MARK: Text

  /// A Swift file with the members; nil without catalogs.
  ///
  /// Types that the sources extend with a member of the same name keep theirs.
  func text(beside sources: [SourceFile]) -> String? {
    guard !root.colors.isEmpty || !root.images.isEmpty || !root.scopes.isEmpty else { return nil }
    let own = Self.members(of: sources)
    let colors = { (type: String, scope: Scope) in
      Self.values(
        in: scope, of: type, path: "ColorResource", \.colors, kind: "Color", except: own)
    }
    let images = Self.values(
      in: root, of: "UIImage", path: "ImageResource", \.images, kind: "Image", except: own)
    let extensions = [
      ("ColorResource", Self.resources(in: root, of: "ColorResource", \.colors, kind: "Color")),
      ("ImageResource", Self.resources(in: root, of: "ImageResource", \.images, kind: "Image")),
      ("Color", colors("Color", root)),
      ("ShapeStyle where Self == Color", colors("Color", Scope(colors: root.colors))),
      ("UIColor", colors("UIColor", root)),
      ("UIImage", images),
    ]
    return extensions.reduce("import SwiftUI\n") { $0 + "extension \($1.0) {\n\($1.1)}\n" }
  }

  private static func resources(
    in scope: Scope, of type: String, _ entries: KeyPath<Scope, [Entry]>, kind: String
  ) -> String {
    members(scope[keyPath: entries], kind: kind, except: []) { member, path in
      "static let `\(member)` = \(type)(name: \(literal(path)), bundle: .main)"
    }
      + scope.scopes.map { name, inner in
        "enum \(name) {\n\(resources(in: inner, of: type, entries, kind: kind))\n}\n"
      }.joined()
  }

  private static func values(
    in scope: Scope, of type: String, path: String, _ entries: KeyPath<Scope, [Entry]>,
    kind: String, except own: Set<String>
  ) -> String {
    let label = type == "Color" ? "" : "resource: "
    // `Color(.brand)` is the resource, not the colour of UIKit.
    let rank = type == "UIColor" ? "@_disfavoredOverload " : ""
    return members(scope[keyPath: entries], kind: kind, except: own) { member, _ in
      "\(rank)static var `\(member)`: \(type) { \(type)(\(label)\(path).`\(member)`) }"
    }
      + scope.scopes.map { name, inner in
        let members = values(
          in: inner, of: type, path: "\(path).\(name)", entries, kind: kind, except: [])
        return "enum \(name) {\n\(members)\n}\n"
      }.joined()
  }

  /// One line for each name; two sets of one name have none but the first.
  private static func members(
    _ entries: [Entry], kind: String, except own: Set<String>,
    line: (_ member: String, _ path: String) -> String
  ) -> String {
    var seen = own
    return entries.compactMap { entry in
      guard let name = memberName(entry.name, kind: kind), seen.insert(name).inserted else {
        return nil
      }
      return line(name, entry.path) + "\n"
    }.joined()
  }

  private static func literal(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// The names of static members in the sources, and those that are taken.
  private static func members(of sources: [SourceFile]) -> Set<String> {
    let declaration = /\b(?:static|class)\s+(?:let|var|func)\s+`?(\w+)/
    return sources.reduce(into: taken) { names, source in
      for match in String(decoding: source.staged, as: UTF8.self).matches(of: declaration) {
        names.insert(String(match.1))
      }
    }
  }
}

/// The Contents.json of a folder of an asset catalog.
private struct AssetFolder: Decodable {
  var properties: [String: Bool]?

  /// Whether the names in a folder of a catalog start with its name.
  static func providesNamespace(_ folder: URL) -> Bool {
    let description = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return description.flatMap { try? JSONDecoder().decode(AssetFolder.self, from: $0) }?
      .properties?["provides-namespace"] ?? false
  }
}
