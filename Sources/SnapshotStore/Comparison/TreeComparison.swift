import Foundation
import LayoutDSL

/// The differences between two layout trees: nodes that moved, changed size, or were added or
/// removed.
///
/// Nodes are paired by kind and values, in order, so that the rows below an inserted row have
/// moved, instead of being different rows. A node with the same shift as its parent or previous
/// sibling is counted with that node.
package struct TreeComparison: Equatable, Sendable {
  /// The maximum number of lines about the tree in a failure message.
  package static let limit = 10

  /// One line per change that is not a consequence of another change, in tree order.
  package private(set) var lines: [String] = []

  package var isEqual: Bool { lines.isEmpty }

  private struct Change {
    var text: String
    var shift: Shift
    var followers = 0
  }

  private enum Shift: Equatable {
    case moved(x: CGFloat, y: CGFloat)
    case added, removed, other
  }

  package init(expected: String, actual: String) {
    guard expected != actual else { return }
    let old = LayoutTree(expected).nodes
    let new = LayoutTree(actual).nodes
    let pairing = Pairing(old: old, new: new)
    var changes: [Change] = []
    Self.collect(removedFrom: old, pairing, into: &changes)
    Self.collect(addedOrChangedIn: new, old, pairing, into: &changes)
    lines = Self.report(changes)
    if lines.isEmpty { lines = ["only the spacing of the text differs"] }
  }

  private static func collect(
    removedFrom old: [LayoutTree.Node], _ pairing: Pairing, into changes: inout [Change]
  ) {
    var leaders: [Int: Int] = [:]
    for (index, node) in old.enumerated() where pairing.newIndex[index] == nil {
      if let leader = node.parent.flatMap({ leaders[$0] }) {
        leaders[index] = leader
        changes[leader].followers += 1
      } else {
        leaders[index] = changes.count
        changes.append(Change(text: "− \(node.text)", shift: .removed))
      }
    }
  }

  private static func collect(
    addedOrChangedIn new: [LayoutTree.Node], _ old: [LayoutTree.Node], _ pairing: Pairing,
    into changes: inout [Change]
  ) {
    var leaders: [Int: Int] = [:]
    var previousSibling: [Int?: Int] = [:]
    for (index, node) in new.enumerated() {
      let change: Change
      if let oldIndex = pairing.oldIndex[index] {
        guard let found = Self.change(from: old[oldIndex], to: node) else {
          previousSibling[node.parent] = index
          continue
        }
        change = found
      } else {
        change = Change(text: "+ \(node.text)", shift: .added)
      }
      let causes = [
        node.parent, change.shift == .added ? nil : previousSibling[node.parent] ?? nil,
      ]
      let leader = causes.compactMap { $0.flatMap { leaders[$0] } }
        .first { change.shift != .other && changes[$0].shift == change.shift }
      if let leader {
        changes[leader].followers += 1
        leaders[index] = leader
      } else {
        leaders[index] = changes.count
        changes.append(change)
      }
      previousSibling[node.parent] = index
    }
  }

  /// Returns the difference between paired nodes; `shift` is set if only the origin changed.
  private static func change(from old: LayoutTree.Node, to new: LayoutTree.Node) -> Change? {
    var parts: [String] = []
    var shift = Shift.other
    switch (old.frame, new.frame) {
    case (let old?, let new?) where old != new:
      let sides = [
        ("x", old.x, new.x), ("y", old.y, new.y), ("width", old.width, new.width),
        ("height", old.height, new.height),
      ]
      parts = sides.filter { $0.1 != $0.2 }.map { name, before, after in
        "\(name) \(formatted(before)) → \(formatted(after)) "
          + "(\(Figures.change(after - before)))"
      }
      if old.width == new.width, old.height == new.height, parts.count > 0 {
        shift = .moved(x: new.x - old.x, y: new.y - old.y)
      }
    case (nil, let frame?): parts = ["now at \(frame.text)"]
    case (let frame?, nil): parts = ["no longer at \(frame.text)"]
    default: break
    }
    var name = new.summary.isEmpty ? new.path : "\(new.path) \(new.summary)"
    if old.summary != new.summary {
      let summaries = [old.summary, new.summary].map { $0.isEmpty ? "—" : $0 }
      name = "\(new.path) \(summaries.joined(separator: " → "))"
      shift = .other
    }
    if parts.isEmpty && old.summary == new.summary { return nil }
    return Change(text: ([name] + parts).joined(separator: "  "), shift: shift)
  }

  private static func report(_ changes: [Change]) -> [String] {
    var lines: [String] = []
    for (index, change) in changes.enumerated() {
      let needed = change.followers > 0 ? 2 : 1
      let isLast = index == changes.count - 1
      if lines.count + needed > limit - (isLast ? 0 : 1) {
        let nodes = changes[index...].reduce(0) { $0 + 1 + $1.followers }
        return lines + ["+\(Figures.count(nodes)) more \(nodes == 1 ? "node" : "nodes") differ"]
      }
      lines.append(change.text)
      guard change.followers > 0 else { continue }
      let nodes = change.followers == 1 ? "node" : "nodes"
      let verb =
        switch change.shift {
        case .added: "came"
        case .removed: "went"
        default: "moved"
        }
      lines.append("+\(Figures.count(change.followers)) more \(nodes) \(verb) with it")
    }
    return lines
  }
}

/// The pairs of equal nodes in two trees.
private struct Pairing {
  /// The indices in the new tree, keyed by the indices of the paired nodes in the old tree.
  private(set) var newIndex: [Int: Int] = [:]
  /// The indices in the old tree, keyed by the indices of the paired nodes in the new tree.
  private(set) var oldIndex: [Int: Int] = [:]

  private struct Line: Equatable {
    var depth: Int
    var kind: String
    var summary: String

    init(_ node: LayoutTree.Node) {
      depth = node.depth
      kind = node.kind
      summary = node.summary
    }
  }

  init(old: [LayoutTree.Node], new: [LayoutTree.Node]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for edit in new.map(Line.init).difference(from: old.map(Line.init)) {
      switch edit {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = new.indices.filter { !inserted.contains($0) }
    for (oldOffset, newOffset) in zip(old.indices.filter { !removed.contains($0) }, kept) {
      pair(oldOffset, newOffset)
    }
    // If a parent lost one node of a kind and gained another, the values of the node changed.
    for offset in inserted.sorted() {
      let parent = new[offset].parent.flatMap { oldIndex[$0] }
      let match = removed.sorted().first {
        old[$0].kind == new[offset].kind && old[$0].parent == parent
          && (parent == nil) == (new[offset].parent == nil)
      }
      guard let match else { continue }
      removed.remove(match)
      pair(match, offset)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newIndex[old] = new
    oldIndex[new] = old
  }
}
