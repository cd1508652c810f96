import ViewCore

/// The change of a detail of a node.
struct DetailChange: Equatable {
  /// The name of the detail, with a dot if it is that of a modifier.
  var name: String
  /// The values before and after; nil for the default.
  var old: String?
  var new: String?

  /// Returns the changed details of a node, in their order.
  ///
  /// The outline of a drawing also follows from its size and values.
  static func all(from old: LayoutTree.Node, to new: LayoutTree.Node) -> [DetailChange] {
    let names = new.look.details.values.map(\.name)
    let lost = old.look.details.values.map(\.name).filter { !names.contains($0) }
    let isSameForm =
      old.summary == new.summary && old.frame?.width == new.frame?.width
      && old.frame?.height == new.frame?.height
    return (names + lost).compactMap { name in
      if name == NodeDetails.container { return nil }
      let change = DetailChange(
        name: name, old: old.look.details[name], new: new.look.details[name])
      guard change.old != change.new, isSameForm || !change.isHash else { return nil }
      return change
    }
  }

  /// Whether the values are hashes, which tell nothing to a reader.
  private var isHash: Bool { NodeDetails.hashes.contains(name) }

  /// The change in words, such as `.tracking 0 → 2`; of long values, the part that differs.
  var text: String {
    if isHash { return "another \(name == NodeDetails.outline ? "drawing" : name)" }
    if let value = old ?? new {
      let verb = old == nil ? "added" : "removed"
      if value == "true" { return "\(name) \(verb)" }
      // Without the modifier there is no such value.
      if old == nil || new == nil, name.hasPrefix("."), standard == "—" {
        return "\(name) \(value) \(verb)"
      }
    }
    let (before, after) = (old ?? standard, new ?? standard)
    if name == NodeDetails.displayed { return "\(name) \"\(before)\" → \"\(after)\"" }
    let values = ChangedValues(before, after, withWords: true)
    return "\(name) \(values.old) → \(values.new)"
  }

  private var standard: String {
    NodeDetails.standards[name] ?? (name.hasSuffix("Style") ? "automatic" : "—")
  }
}
