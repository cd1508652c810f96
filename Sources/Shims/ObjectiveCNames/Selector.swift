@_exported import Foundation

/// The name of a method, for code written for Objective-C's runtime.
///
/// `snap` finds the methods that sources give to Objective-C; no others are found by name.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The name in Objective-C, such as `tapped:`.
  public let description: String

  /// Creates a selector from a name of Objective-C, or of Swift with its argument labels.
  public init(_ name: String) {
    description = Self.name(of: name)
  }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Whether the selector names a method; without labels, as in `#selector(tapped)`, one with any.
  func names(_ method: String) -> Bool {
    description == method
      || !description.contains(":") && method.hasPrefix(description)
        && method.dropFirst(description.count).wholeMatch(of: #/(With[A-Z]\w*)?:.*/#) != nil
  }

  /// Returns the name in Objective-C of the method that an expression such as `A.tapped(_:)` names.
  private static func name(of expression: String) -> String {
    var text = expression.trimmingCharacters(in: .whitespacesAndNewlines)[...]
    if let cast = text.firstRange(of: #/\s+as\s/#) { text = text[..<cast.lowerBound] }
    for accessor in ["getter:", "setter:"] where text.hasPrefix(accessor) {
      let property =
        text.dropFirst(accessor.count).trimmingCharacters(in: .whitespaces)
        .split(separator: ".").last.map(String.init) ?? ""
      return accessor == "getter:"
        ? property : "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    }
    while text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let base = text[..<open].split(separator: ".").last.map(String.init) ?? String(text)
    var labels = text[open...].filter { !"() \n\t".contains($0) }
      .split(separator: ":").map(String.init)
    guard !labels.isEmpty else { return base }
    let first = labels.removeFirst()
    let isPreposition = prepositions.contains { first == $0 || first.hasPrefix($0 + "_") }
    let with = isPreposition ? "" : "With"
    let start =
      first == "_" ? base : base + with + first.prefix(1).uppercased() + first.dropFirst()
    return ([start] + labels.map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
  }

  /// Labels that follow the name of a method without "With".
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

/// The selector that `snap` writes for `#selector(name)`, of the same length.
///
/// No property wrapper of an app has storage of this name.
public func __sel__(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
