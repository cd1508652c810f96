import Foundation

/// The values of a node that change its picture and not its frame, by the names that a source has
/// for them, such as `.tracking: 2`.
///
/// Values that are the default are left out. A name with a dot is that of a modifier, another one that
/// of an argument or a view. Layout texts have the details after the colours and fonts of a node.
package struct NodeDetails: Equatable, Sendable {
  package private(set) var values: [(name: String, value: String)] = []

  /// The name of a control at its first part.
  package static let control = "control"
  /// The name of a container, whose content is no part of a control, at its first part.
  package static let container = "container"
  /// The name of the view of the sources whose body begins at a node.
  package static let view = "view"
  /// The string that a text displays, if it differs from that of the source.
  package static let displayed = "displayed"
  /// The forms of a drawing that has no other name, and the pixels of an image, as hashes.
  package static let outline = "outline", pixels = "pixels"
  /// The names whose values are hashes.
  package static let hashes: Set = [outline, pixels]

  /// The names of values that a part of the screen has from its environment.
  package static let surroundings: Set = [
    ".colorScheme", ".dynamicTypeSize", ".layoutDirection", ".locale",
  ]

  package init() {}

  package subscript(name: String) -> String? { values.first { $0.name == name }?.value }

  package var isEmpty: Bool { values.isEmpty }

  /// The values of names that are left out, since they are the default.
  package static let standards: [String: String] = [
    "alignment": "center", "anchor": "center", "anchorZ": "0", "dashPhase": "0", "eoFill": "false",
    "lineCap": "butt", "lineJoin": "miter", "perspective": "1", "resizingMode": "stretch",
    "spacing": "default",
    "startRadius": "0", "style": "continuous",
    ".allowsTightening": "false", ".baselineOffset": "0", ".colorScheme": "light",
    ".controlSize": "regular", ".dynamicTypeSize": "large", ".font": "body",
    ".fontDesign": "default", ".fontWidth": "standard", ".imageScale": "medium",
    ".interpolation": "medium", ".kerning": "0", ".layoutDirection": "leftToRight",
    ".lineSpacing": "0", ".listStyle": "insetGrouped", ".minimumScaleFactor": "1",
    ".multilineTextAlignment": "leading",
    ".tracking": "0", ".truncationMode": "tail",
  ]

  /// Adds a value unless it is the default.
  ///
  /// Several values of one name are listed together.
  package mutating func add(_ name: String, _ value: String?) {
    guard let value, value != Self.standards[name] else { return }
    guard let index = values.firstIndex(where: { $0.name == name }) else {
      values.append((name, value))
      return
    }
    if values[index].value != value { values[index].value += "; " + value }
  }

  /// Adds a length unless it is the default.
  package mutating func add(_ name: String, _ length: CGFloat) { add(name, formatted(length)) }

  /// Adds a property that a view has or lacks.
  package mutating func add(_ name: String, _ isTrue: Bool) {
    if isTrue { add(name, "true") }
  }

  package mutating func add(_ other: NodeDetails) {
    for (name, value) in other.values { add(name, value) }
  }

  /// Removes a name and returns its value.
  @discardableResult package mutating func remove(_ name: String) -> String? {
    values.firstIndex { $0.name == name }.map { values.remove(at: $0).value }
  }

  package static func == (left: NodeDetails, right: NodeDetails) -> Bool {
    left.values.elementsEqual(right.values) { $0 == $1 }
  }
}

// MARK: Text

extension NodeDetails {
  /// The characters of values that are written as they are; the others would end a value, a node or a
  /// line.
  private static let plainCharacters = CharacterSet(charactersIn: "%,\"·\n\r\u{85}\u{2028}\u{2029}")
    .inverted

  /// The details as parts of the line of a node.
  package var texts: [String] {
    values.map { name, value in
      let value = value.addingPercentEncoding(withAllowedCharacters: Self.plainCharacters)
      return "\(name): \(value ?? "")"
    }
  }

  /// Splits the parts of the line of a node into the details and the names of colours and fonts.
  package static func split(_ text: String) -> (names: [String], details: NodeDetails) {
    var names: [String] = []
    var details = NodeDetails()
    for part in text.components(separatedBy: ", ") {
      if let mark = part.firstRange(of: ": ") {
        let value = String(part[mark.upperBound...])
        details.add(String(part[..<mark.lowerBound]), value.removingPercentEncoding ?? value)
      } else {
        names.append(part)
      }
    }
    return (names, details)
  }
}

// MARK: Sources of details

extension NodeDetails {
  /// Creates the details of a stack with a spacing; nil is the spacing that its views prefer.
  init(spacing: CGFloat?) {
    self.init()
    add("spacing", spacing.map { formatted($0) })
  }

  /// Creates the details of a custom view or modifier: its name, unless it is one of the library's own.
  init(viewOf type: Any.Type) {
    self.init()
    let modules: Set = ["ViewCore", "SystemIntegration", "Controls", "Render"]
    if !modules.contains(moduleName(of: type)) { add(Self.view, typeName(of: type)) }
  }
}

/// Returns the name of the module that declares a type.
func moduleName(of type: Any.Type) -> String {
  String(_typeName(type, qualified: true).prefix { $0 != "." })
}
