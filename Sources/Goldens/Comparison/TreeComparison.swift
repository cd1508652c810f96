import Foundation
import ViewCore

/// The differences between two layout trees: nodes that moved, changed size or colour, or were
/// added or removed.
///
/// Nodes are paired by kind and values, in order, so that the rows below an inserted row have
/// moved, instead of being different rows. A node whose frame has changed as that of its parent or
/// previous sibling is counted with that node; of nodes that have grown alike, a text, shape or
/// control is named. Equal changes have one line. If there are too many, those of values come first.
package struct TreeComparison: Equatable, Sendable {
  /// The maximum number of lines about the tree in a failure message.
  package static let limit = 10

  /// One line per change that is not a consequence of another change, in tree order.
  package private(set) var lines: [String] = []

  /// The changes that probably led to all others, the most probable first; empty if none is known.
  package private(set) var causes: [ProbableCause] = []

  package var isEqual: Bool { lines.isEmpty }

  private struct Change {
    var shift: Shift
    var followers = 0
    /// The number of changes with the same text.
    var count = 1
    /// The nodes before and after; nil for the side on which there is none.
    var old: LayoutTree.Node?
    var new: LayoutTree.Node?

    /// The line of the change; few of many are shown.
    var text: String {
      switch (old, new) {
      case (let old?, let new?): TreeComparison.text(from: old, to: new)
      case (let node?, nil): "− \(node.text)"
      case (nil, let node?): "+ \(node.text)"
      case (nil, nil): ""
      }
    }

    /// Counts another change whose shift is the same; the more telling node is named.
    mutating func join(_ other: Change) {
      followers += 1
      guard case .resized = shift, let new = other.new, new.isNamed, self.new?.isNamed != true
      else { return }
      old = other.old
      self.new = new
    }
  }

  private enum Shift: Equatable {
    case moved(x: CGFloat, y: CGFloat)
    case resized(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    case painted(old: NodeLook, new: NodeLook)
    case added, removed, other

    var isOfFrame: Bool {
      switch self {
      case .moved, .resized: true
      case .painted, .added, .removed, .other: false
      }
    }

    /// The word for nodes that have the shift of another one.
    var verb: String {
      switch self {
      case .added: "came"
      case .removed: "went"
      case .painted, .resized: "changed"
      case .moved, .other: "moved"
      }
    }
  }

  package init(expected: String, actual: String) {
    self.init(
      expected: LayoutText(renderer: "", tree: expected),
      actual: LayoutText(renderer: "", tree: actual))
  }

  package init(expected: LayoutText, actual: LayoutText) {
    guard !expected.isEqual(to: actual) else { return }
    let old = LayoutTree(expected.tree, looks: expected.looks(beside: actual)).nodes
    let new = LayoutTree(actual.tree, looks: actual.looks(beside: expected)).nodes
    let pairing = Pairing(old: old, new: new)
    var changes: [Change] = []
    Self.collect(removedFrom: old, pairing, into: &changes)
    Self.collect(addedOrChangedIn: new, old, pairing, into: &changes)
    lines = Self.report(changes)
    causes = ProbableCause.all(
      of: changes.map { ($0.old, $0.new) }, old: old, new: new, pairs: pairing.oldIndex)
    if lines.isEmpty { lines = ["the layout is the same, written in another form"] }
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
        changes.append(Change(shift: .removed, old: node))
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
        change = Change(shift: .added, new: node)
      }
      let causes = [
        node.parent, change.shift == .added ? nil : previousSibling[node.parent] ?? nil,
      ]
      let leader = causes.compactMap { $0.flatMap { leaders[$0] } }
        .first { change.shift != .other && changes[$0].shift == change.shift }
      if let leader {
        changes[leader].join(change)
        leaders[index] = leader
      } else {
        leaders[index] = changes.count
        changes.append(change)
      }
      previousSibling[node.parent] = index
    }
  }

  /// Returns the difference between paired nodes; `shift` is set if only the frame or paint changed.
  private static func change(from old: LayoutTree.Node, to new: LayoutTree.Node) -> Change? {
    var shift = Shift.other
    let isPainted = new.look.hasChanged(since: old.look)
    guard old.frame != new.frame || old.kind != new.kind || old.summary != new.summary || isPainted
    else { return nil }
    if let before = old.frame, let after = new.frame, before != after {
      let (x, y) = (after.x - before.x, after.y - before.y)
      let (width, height) = (after.width - before.width, after.height - before.height)
      shift =
        width == 0 && height == 0
        ? .moved(x: x, y: y) : .resized(x: x, y: y, width: width, height: height)
    }
    if isPainted {
      shift = old.frame == new.frame ? .painted(old: old.look, new: new.look) : .other
    }
    if old.summary != new.summary || old.kind != new.kind { shift = .other }
    return Change(shift: shift, old: old, new: new)
  }

  /// Returns the line about a node that has changed.
  private static func text(from old: LayoutTree.Node, to new: LayoutTree.Node) -> String {
    var parts: [String] = []
    switch (old.frame, new.frame) {
    case (let old?, let new?) where old != new:
      let sides = [
        ("x", old.x, new.x), ("y", old.y, new.y), ("width", old.width, new.width),
        ("height", old.height, new.height),
      ]
      parts = sides.filter { $0.1 != $0.2 }.map { name, before, after in
        "\(name) \(formatted(before)) → \(formatted(after)) "
          + "(\(NumberFormat.change(after - before)))"
      }
    case (nil, let frame?): parts = ["now at \(frame.text)"]
    case (let frame?, nil): parts = ["no longer at \(frame.text)"]
    default: break
    }
    if let (before, after) = new.look.paints(since: old.look) {
      parts.append("paint \(before) → \(after)")
    }
    parts += DetailChange.all(from: old, to: new).map(\.text)
    var name = new.summary.isEmpty ? new.path : "\(new.path) \(new.summary)"
    if old.summary != new.summary {
      let summaries = [old.summary, new.summary].map { $0.isEmpty ? "—" : $0 }
      name = "\(new.path) \(summaries.joined(separator: " → "))"
    }
    return ([name] + parts).joined(separator: "  ")
  }

  private static func report(_ all: [Change]) -> [String] {
    var texts: [(text: String, change: Change)] = []
    var places: [String: Int] = [:]
    for change in all {
      let text = change.text
      if let place = places[text] {
        texts[place].change.count += 1
        texts[place].change.followers += change.followers
      } else {
        places[text] = texts.count
        texts.append((text, change))
      }
    }
    if texts.reduce(0, { $0 + ($1.change.followers > 0 ? 2 : 1) }) > limit {
      texts =
        texts.filter { !$0.change.shift.isOfFrame } + texts.filter { $0.change.shift.isOfFrame }
    }
    var lines: [String] = []
    for (index, (text, change)) in texts.enumerated() {
      let needed = change.followers > 0 ? 2 : 1
      let isLast = index == texts.count - 1
      if lines.count + needed > limit - (isLast ? 0 : 1) {
        let nodes = texts[index...].reduce(0) { $0 + $1.change.count + $1.change.followers }
        return lines + [
          "+\(NumberFormat.count(nodes)) more \(nodes == 1 ? "node" : "nodes") differ"
        ]
      }
      lines.append(change.count > 1 ? "\(NumberFormat.count(change.count)) × \(text)" : text)
      guard change.followers > 0 else { continue }
      let nodes = change.followers == 1 ? "node" : "nodes"
      lines.append(
        "+\(NumberFormat.count(change.followers)) more \(nodes) \(change.shift.verb) with "
          + (change.count > 1 ? "them" : "it"))
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

  private struct Line: Hashable {
    var depth: Int
    var kind: String
    var summary: String
    /// The first text or image in one of several nodes of a kind, such as rows.
    var content: String?

    /// Returns the lines of two trees; rows are known by their contents.
    static func all(of trees: [[LayoutTree.Node]]) -> [[Line]] {
      func place(_ node: LayoutTree.Node, _ tree: [LayoutTree.Node]) -> String {
        (node.parent.map { tree[$0].kind } ?? "") + "/" + node.kind
      }
      let repeated = trees.reduce(into: Set<String>()) { places, tree in
        for node in tree where node.path.last == "]" { places.insert(place(node, tree)) }
      }
      return trees.map { tree in
        zip(tree, tree.firstContents).map { node, content in
          Line(
            depth: node.depth, kind: node.kind, summary: node.summary,
            content: node.summary.isEmpty && repeated.contains(place(node, tree)) ? content : nil)
        }
      }
    }
  }

  init(old: [LayoutTree.Node], new: [LayoutTree.Node]) {
    if let pairs = SiblingOrder(from: old, to: new)?.pairs {
      for (oldOffset, newOffset) in pairs { pair(oldOffset, newOffset) }
      return
    }
    let lines = Line.all(of: [old, new])
    let difference = SequenceDifference(from: lines[0], to: lines[1])
    let (removed, inserted) = (difference.removed, difference.inserted)
    let kept = new.indices.filter { !inserted.contains($0) }
    for (oldOffset, newOffset) in zip(old.indices.filter { !removed.contains($0) }, kept) {
      pair(oldOffset, newOffset)
    }
    // If a parent lost one view or kind of node and gained another, its style or values changed.
    pairFamilies(old, new, removed: removed, inserted: inserted) { $0.view }
    pairWrapped(old, new, removed: removed, inserted: inserted)
    pairFamilies(old, new, removed: removed, inserted: inserted) { $0.kind }
  }

  /// The nodes of a name in one parent.
  private struct Family: Hashable {
    var name: String
    var parent: Int?
  }

  /// Pairs nodes of one name whose parents are pairs, in their order.
  private mutating func pairFamilies(
    _ old: [LayoutTree.Node], _ new: [LayoutTree.Node], removed: Set<Int>, inserted: Set<Int>,
    name: (LayoutTree.Node) -> String?
  ) {
    var lost: [Family: ArraySlice<Int>] = [:]
    for offset in removed.sorted() where newIndex[offset] == nil {
      guard let name = name(old[offset]) else { continue }
      lost[Family(name: name, parent: old[offset].parent), default: []].append(offset)
    }
    for offset in inserted.sorted() where oldIndex[offset] == nil {
      let parent = new[offset].parent.flatMap { oldIndex[$0] }
      guard (parent == nil) == (new[offset].parent == nil), let name = name(new[offset]),
        let match = lost[Family(name: name, parent: parent)]?.popFirst()
      else { continue }
      pair(match, offset)
    }
  }

  /// Pairs the nodes of a branch around which there is a modifier on one side only: all of them have
  /// another depth.
  private mutating func pairWrapped(
    _ old: [LayoutTree.Node], _ new: [LayoutTree.Node], removed: Set<Int>, inserted: Set<Int>
  ) {
    func roots(_ tree: [LayoutTree.Node], _ part: Set<Int>) -> [Int] {
      part.filter { index in tree[index].parent.map { !part.contains($0) } ?? true }.sorted()
    }
    var added = roots(new, inserted)
    let lost = roots(old, removed)
    // Each is compared with each. Where much differs, a modifier is not the reason.
    guard max(added.count, lost.count) <= Self.branchLimit else { return }
    for before in lost where newIndex[before] == nil {
      let place = added.firstIndex { after in
        if oldIndex[after] != nil { return false }
        let parent = new[after].parent
        guard old[before].parent == parent.flatMap({ oldIndex[$0] }),
          (old[before].parent == nil) == (parent == nil)
        else { return false }
        if let inner = new.branch(inModifiersAt: after, like: before, of: old) {
          pairBranches(old, before, inner)
          return true
        }
        if let inner = old.branch(inModifiersAt: before, like: after, of: new) {
          pairBranches(old, inner, after)
          return true
        }
        return false
      }
      if let place { added.remove(at: place) }
    }
  }

  private static let branchLimit = 32

  /// Pairs the nodes of equal branches.
  private mutating func pairBranches(_ tree: [LayoutTree.Node], _ old: Int, _ new: Int) {
    for offset in tree.branch(at: old).indices {
      let (before, after) = (offset, new + offset - old)
      // A part may have been paired with a like node at its depth.
      newIndex[before].map { oldIndex[$0] = nil }
      oldIndex[after].map { newIndex[$0] = nil }
      pair(before, after)
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newIndex[old] = new
    oldIndex[new] = old
  }
}

extension [LayoutTree.Node] {
  /// The first text or image in each node; nil for those without any.
  fileprivate var firstContents: [String?] {
    var contents = [String?](repeating: nil, count: count)
    for node in reversed() {
      if node.isContent { contents[node.index] = node.summary }
      if let parent = node.parent { contents[parent] = contents[node.index] ?? contents[parent] }
    }
    return contents
  }

  /// Returns the branch inside the modifiers that begin at a node that is equal to one of another
  /// tree, but for its depth; nil if there is none.
  fileprivate func branch(
    inModifiersAt index: Int, like other: Int, of tree: [LayoutTree.Node]
  ) -> Int? {
    guard self[index].isModifier else { return nil }
    let wanted = tree.branch(at: other)
    let children = branch(at: index).dropFirst().filter { $0.parent == index }
    for child in children where branch(at: child.index).count == wanted.count {
      let depth = child.depth - tree[other].depth
      let isEqual = zip(branch(at: child.index), wanted).allSatisfy {
        $0.kind == $1.kind && $0.summary == $1.summary && $0.depth == $1.depth + depth
      }
      if isEqual { return child.index }
    }
    return children.lazy.compactMap { branch(inModifiersAt: $0.index, like: other, of: tree) }.first
  }
}

extension LayoutTree.Node {
  /// Whether the node is that of a modifier, by its name.
  fileprivate var isModifier: Bool {
    kind.first?.isLowercase == true
      || ["Layout", "Effect", "Modifier"].contains { kind.hasSuffix($0) && kind != $0 }
  }
}
