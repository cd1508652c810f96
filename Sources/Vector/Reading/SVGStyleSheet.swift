import Foundation

/// The rules of the style elements of a document, for elements, classes and identifiers.
struct SVGStyleSheet {
  /// The declarations by selector.
  private var rules: [String: [String: String]] = [:]

  init(_ root: MarkupElement) {
    add(root)
  }

  private mutating func add(_ element: MarkupElement) {
    if element.name == "style" { add(css: element.text) }
    for child in element.children { add(child) }
  }

  private mutating func add(css text: String) {
    let comment = #/(?s)/\*.*?\*//#
    for rule in text.replacing(comment, with: "").split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules[name, default: [:]].merge(declarations) { $1 }
      }
    }
  }

  /// Returns the names and values of declarations.
  private static func declarations(_ text: String) -> [String: String] {
    var declarations: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].replacing("!important", with: "")
      declarations[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        value.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return declarations
  }

  /// Returns the attributes of an element, replaced by the rules in the order of their weight and
  /// by its own style.
  func attributes(of element: MarkupElement) -> [String: String] {
    var attributes = element.attributes
    func apply(_ selector: String) {
      if let rule = rules[selector] { attributes.merge(rule) { $1 } }
    }
    if !rules.isEmpty {
      apply("*")
      apply(element.name)
      let classes = (element["class"] ?? "").split { $0.isWhitespace }
      for name in classes { apply("." + name) }
      for name in classes { apply(element.name + "." + name) }
      if let identifier = element["id"] { apply("#" + identifier) }
    }
    if let style = element["style"] { attributes.merge(Self.declarations(style)) { $1 } }
    return attributes
  }
}
