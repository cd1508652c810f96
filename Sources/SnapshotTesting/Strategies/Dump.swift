import Foundation

/// A type whose values describe themselves in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether the children of a value are listed below its description.
  static var renderChildren: Bool { get }
  /// The description of the value in a dump.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Whether the children of a value are listed: no.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { description }
}

extension Date: AnySnapshotStringConvertible {
  /// The instant in UTC, as in `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The part of the text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { absoluteString }
}

extension Snapshotting where Format == String {
  /// Saves the properties of a value, and those of the values in it, as text.
  ///
  /// Members of sets and dictionaries are sorted, and no address in memory is part of the text.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var dump = ValueDump()
      dump.append(value, name: nil, depth: 0)
      return dump.text
    }
  }

  /// Saves `String(describing:)` of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

/// The text of a value: a line per value, indented by depth, with its children below it.
private struct ValueDump {
  private(set) var text = ""
  /// The objects whose children are being listed, so that a cycle ends.
  private var open: [ObjectIdentifier] = []

  mutating func append(_ value: Any, name: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let object, open.contains(object) {
      return appendLine("- ", name, "\(Self.typeName(mirror)) (recursive)", depth)
    }
    let described = value as? any AnySnapshotStringConvertible
    var children = Array(mirror.children)
    if let described, !type(of: described).renderChildren { children = [] }
    if let superclass = mirror.superclassMirror, described == nil {
      children = Array(superclass.children) + children
    }
    let description = description(of: value, mirror, described, childCount: children.count)
    appendLine(children.isEmpty ? "- " : "▿ ", name, description, depth)
    if let object { open.append(object) }
    for child in sorted(children, of: mirror.displayStyle) {
      append(child.value, name: child.label, depth: depth + 1)
    }
    if object != nil { open.removeLast() }
  }

  private mutating func appendLine(
    _ bullet: String, _ name: String?, _ description: String, _ depth: Int
  ) {
    let label = name.map { "\($0): " } ?? ""
    text += String(repeating: "  ", count: depth) + bullet + label + description + "\n"
  }

  private func description(
    of value: Any, _ mirror: Mirror, _ described: (any AnySnapshotStringConvertible)?,
    childCount: Int
  ) -> String {
    func counted(_ one: String, _ many: String) -> String {
      childCount == 1 ? "1 \(one)" : "\(childCount) \(many)"
    }
    switch mirror.displayStyle {
    case .collection where described == nil: return counted("element", "elements")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .set: return counted("member", "members")
    case .tuple: return "(\(counted("element", "elements")))"
    case .optional:
      return Self.typeName(mirror) + (childCount == 0 ? ".none" : "")
    default: break
    }
    if let described { return described.snapshotDescription }
    if let describing = value as? any CustomStringConvertible { return describing.description }
    if let describing = value as? any CustomDebugStringConvertible {
      return describing.debugDescription
    }
    switch mirror.displayStyle {
    case .class, .struct: return Self.typeName(mirror)
    case .enum:
      let name = "\(value)".prefix { $0 != "(" }
      return "\(Self.typeName(mirror)).\(name)"
    default: return "\(value)"
    }
  }

  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
  }

  /// Sorts the children whose order has no meaning.
  private func sorted(
    _ children: [Mirror.Child], of style: Mirror.DisplayStyle?
  ) -> [Mirror.Child] {
    switch style {
    case .dictionary, .set:
      return children.map { child in
        var dump = ValueDump()
        dump.append(child.value, name: nil, depth: 0)
        return (child, dump.text)
      }.sorted { $0.1 < $1.1 }.map(\.0)
    case .class, .struct:
      return children.enumerated().sorted {
        ($0.element.label ?? "", $0.offset) < ($1.element.label ?? "", $1.offset)
      }.map(\.element)
    default: return children
    }
  }
}
