import Foundation
import ViewCore

/// A change of a layout that explains others.
///
/// 1. The changed values of a modifier, such as padding, or of a scroll view are the cause of what
///    moves, and so is an added or removed branch or modifier, and a changed text or image; a change
///    that several nodes have is one cause.
/// 2. A changed value of a control is first, then the change that is nearest to the root. A change
///    below it may follow from it and is no cause, unless it is one of a text or image; a change in
///    another branch is a cause.
/// 3. The changed details of a node, such as its tracking, follow from no modifier that only moves it,
///    but may follow from the changed details or parts of a view around it, such as its style.
/// 4. A container that no such change concerns is a cause if its children have another order, or have
///    all moved apart, or aside.
/// 5. Without all these, the causes are the changed colours and fonts, unless there are many.
///
/// A cause in the parts of a control names the control, and one of a single view names that.
package struct ProbableCause: Equatable, Sendable {
  /// The name of the modifier or view in the source, such as `padding`.
  package var name: String
  /// The values before and after; empty for a branch that was added or removed.
  package var old: String
  package var new: String
  /// The cause in words.
  package var text: String
  /// The only control or view that the cause concerns, such as `of Button "Buy"`.
  private(set) var subject: String?
  /// The texts and images that the cause concerns, as a source has them, such as `"Total"`.
  package private(set) var contents: [String] = []
  /// The view of the sources in whose body the cause is; nil for several, or if it is not known.
  private(set) var view: String?
  /// Whether the cause is a changed detail of a view.
  private(set) var isDetail = false
  /// Whether the name is that of an argument.
  var isArgument: Bool { isDetail && !text.hasPrefix(".") }
  /// Whether the cause is a value that a part of the screen has from its environment.
  private var isSurrounding: Bool { isDetail && NodeDetails.surroundings.contains(".\(name)") }

  /// A cause, with its nodes in the new tree.
  private struct Edit {
    var cause: ProbableCause
    /// The changed node, or the node from which a branch was removed.
    var node: LayoutTree.Node
    /// Whether the change is the content of a view, such as the string of a text.
    var isContent = false
    var isRemoval = false
    /// Whether details may follow from the change: it is one of details, or of the parts of a view.
    var changesDetails = false
  }

  /// Returns the causes of changes, the nearest to the root first; `pairs` has the indices of old
  /// nodes, keyed by those of the new ones.
  static func all(
    of changes: [(old: LayoutTree.Node?, new: LayoutTree.Node?)], old: [LayoutTree.Node],
    new: [LayoutTree.Node], pairs: [Int: Int]
  ) -> [ProbableCause] {
    let newIndices = Dictionary(pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let edits = changes.flatMap { change -> [Edit] in
      switch (change.old, change.new) {
      case (let before?, let after?): return Self.edits(from: before, to: after)
      case (nil, let node?):
        return [
          Edit(
            cause: ProbableCause(branch: node, of: new, "added") { pairs[$0] != nil }, node: node,
            changesDetails: true)
        ]
      case (let node?, nil):
        return node.parent.flatMap { newIndices[$0] }.map { parent in
          [
            Edit(
              cause: ProbableCause(branch: node, of: old, "removed") { newIndices[$0] != nil },
              node: new[parent], isRemoval: true)
          ]
        } ?? []
      case (nil, nil): return []
      }
    }
    // A part of a view that has changed may have been removed with the change, and a changed value of
    // a control may show or hide other views.
    func rank(_ index: Int) -> (Int, Int, Int, Int) {
      let edit = edits[index]
      let isValue = edit.cause.isDetail && edit.cause.name == "value"
      return (isValue ? 0 : 1, edit.node.depth, edit.isRemoval ? 1 : 0, index)
    }
    let order = edits.indices.sorted { rank($0) < rank($1) }
    var found: [(cause: ProbableCause, nodes: [LayoutTree.Node])] = []
    var roots: [Edit] = []
    // Each is compared with those before it, and only the first ones are named.
    for edit in order.prefix(editLimit).map({ edits[$0] }) {
      let isConsequence = roots.contains { root in
        if edit.isContent
          ? root.cause.name != "locale" : edit.cause.isDetail && !root.changesDetails
        {
          return false
        }
        if edit.node.index != root.node.index { return edit.node.isBelow(root.node, new) }
        return edit.isRemoval
          ? root.changesDetails : root.cause.isSurrounding || root.cause.name.hasSuffix("Style")
      }
      guard !isConsequence else { continue }
      if let index = found.firstIndex(where: { $0.cause == edit.cause }) {
        found[index].nodes.append(edit.node)
      } else {
        found.append((edit.cause, [edit.node]))
      }
      if !edit.isRemoval { roots.append(edit) }
    }
    var causes = found.map { $0.cause.located(at: $0.nodes, in: new) }
    guard edits.count <= editLimit else { return causes }
    let concerned = edits.map(\.node)
    let container = ProbableCause(containersOf: new, old, pairs) { node in
      !concerned.contains {
        $0.index == node.index || $0.isBelow(node, new) || node.isBelow($0, new)
      }
    }
    causes += [container].compactMap(\.self)
    return causes.isEmpty ? paints(of: changes, in: new) : causes
  }

  /// Returns the changes of the values of a node.
  private static func edits(
    from before: LayoutTree.Node, to after: LayoutTree.Node
  ) -> [Edit] {
    let details = DetailChange.all(from: before, to: after).map { change in
      Edit(cause: ProbableCause(change), node: after, changesDetails: true)
    }
    if before.kind != after.kind {
      // A control has other parts.
      return details.isEmpty
        ? [
          Edit(
            cause: ProbableCause(
              name: after.control ?? after.kind, old: "", new: "",
              text: "other parts of \(after.control ?? after.path)"),
            node: after, changesDetails: true)
        ] : details
    }
    guard before.summary != after.summary else { return details }
    return [
      Edit(
        cause: ProbableCause(values: before, after), node: after, isContent: after.isContent)
    ] + details
  }

  /// Returns the cause with the control or view that its nodes are in, and the texts in it.
  private func located(at nodes: [LayoutTree.Node], in tree: [LayoutTree.Node]) -> ProbableCause {
    var cause = self
    func common<Value: Equatable>(_ value: (LayoutTree.Node) -> Value?) -> Value? {
      let values = nodes.prefix(Self.editLimit).map(value)
      return values.allSatisfy { $0 == values.first } ? values.first ?? nil : nil
    }
    let control = common { node in tree.nearest(from: node) { $0.control != nil }?.index }
    cause.view = common { node in tree.nearest(from: node) { $0.look.view != nil }?.look.view }
    if isDetail {
      cause.contents = Self.contents(of: nodes.flatMap { tree.branch(at: $0.index) })
    }
    // A changed text names itself.
    if !isDetail, nodes.allSatisfy(\.isContent), name == nodes.first?.kind { return cause }
    let isPaint = ["colour", "font"].contains(name)
    let isSingle = nodes.count == 1 && (isDetail || isPaint)
    if isSurrounding { return cause }
    if let index = control ?? (isSingle ? nodes[0].index : nil) {
      let isOwn = nodes.allSatisfy { $0.index == index }
      cause.subject = (isOwn ? "of " : "in ") + tree.title(of: index)
    } else if isDetail || isPaint, nodes.count > 1 {
      let kinds = Set(nodes.map { tree.kind(of: $0.index) })
      let kind = kinds.count == 1 ? kinds.first.map { "\($0)s" } : nil
      cause.subject = "of \(NumberFormat.count(nodes.count)) \(kind ?? "views")"
    }
    return cause
  }

  private static let editLimit = 200

  /// Finds the changes of colours and fonts, each once; a new family in all texts is one.
  private static func paints(
    of changes: [(old: LayoutTree.Node?, new: LayoutTree.Node?)], in tree: [LayoutTree.Node]
  ) -> [ProbableCause] {
    var painted: [(cause: ProbableCause, node: LayoutTree.Node)] = []
    for case (let old?, let new?) in changes {
      guard let (before, after) = new.look.paints(since: old.look) else { continue }
      painted.append((ProbableCause(paint: before, after), new))
    }
    var causes: [ProbableCause] = []
    for cause in painted.map(\.cause) where !causes.contains(cause) { causes.append(cause) }
    if causes.count > 1, let family = ProbableCause(families: painted.map(\.cause)) {
      return [family]
    }
    // More of them have another reason, such as another style.
    guard causes.count <= 3 else { return [] }
    return causes.map { cause in
      let nodes = painted.filter { $0.cause == cause }.map(\.node)
      var located = cause.located(at: nodes, in: tree)
      located.contents = contents(of: nodes)
      return located
    }
  }

  private static func contents(of nodes: some Sequence<LayoutTree.Node>) -> [String] {
    nodes.filter(\.isContent).map(\.summary)
  }

  private init(name: String, old: String, new: String, text: String) {
    self.name = name
    self.old = old
    self.new = new
    self.text = text
  }

  private init(_ change: DetailChange) {
    let name = change.name.first == "." ? String(change.name.dropFirst()) : change.name
    let new = change.new ?? NodeDetails.standards[change.name] ?? ""
    self.init(name: name, old: change.old ?? "", new: new, text: change.text)
    isDetail = true
  }

  private init(values before: LayoutTree.Node, _ after: LayoutTree.Node) {
    if let filter = Self(filter: before, after) {
      self = filter
      return
    }
    if let drawing = Self(drawing: before, after) {
      self = drawing
      return
    }
    let name = Self.sourceName(after.kind)
    let values = ChangedValues(before.summary, after.summary)
    let texts =
      after.isContent
      ? [before.summary, after.summary]
      : [values.old, values.new].map { $0.isEmpty ? "—" : $0 }
    self.init(
      name: name, old: before.summary, new: after.summary,
      text: "\(name.first?.isLowercase == true ? "." : "")\(name) \(texts[0]) → \(texts[1])")
  }

  /// Names the function of a colour filter, whose summary begins with it.
  private init?(filter before: LayoutTree.Node, _ after: LayoutTree.Node) {
    let words = [before, after].map { $0.summary.split(separator: " ").map(String.init) }
    guard after.kind == "ColorFilterEffect", words.allSatisfy({ $0.count == 2 }),
      words[0][0] == words[1][0]
    else { return nil }
    // A layout text has angles in radians.
    let values = words.map { words in
      guard words[0] == "hueRotation", let angle = Double(words[1]) else { return words[1] }
      return formatted(CGFloat(angle * 180 / .pi).rounded()) + "°"
    }
    self.init(
      name: words[1][0], old: values[0], new: values[1],
      text: ".\(words[1][0]) \(values[0]) → \(values[1])")
  }

  /// Names what a source calls to draw a shape: the part that has changed, or the shape.
  private init?(drawing before: LayoutTree.Node, _ after: LayoutTree.Node) {
    guard after.kind == "_ShapeView" else { return nil }
    let old = before.summary.components(separatedBy: ", ")
    let new = after.summary.components(separatedBy: ", ")
    guard old.count == new.count, old[0] == new[0], old.count > 1 else { return nil }
    // The last value of a stroked shape is its width.
    if old.dropLast() == new.dropLast(), Double(new[new.count - 1]) != nil {
      let width = (old[old.count - 1], new[new.count - 1])
      self.init(
        name: new[0] == "RectangleInset" ? "border" : "stroke", old: width.0, new: width.1,
        text: "width of the stroke \(width.0) → \(width.1)")
      return
    }
    let isTrimmed = new[0] == "_TrimmedShape"
    let name = isTrimmed ? "trim" : new[0]
    let values = Self.differing([old, new])
    self.init(
      name: name, old: values[0], new: values[1],
      text: "\(isTrimmed ? ".trim" : name) \(values[0]) → \(values[1])")
  }

  /// Returns the values in which two lists of the same length differ, joined to a text each.
  private static func differing(_ lists: [[String]]) -> [String] {
    let places = lists[0].indices.filter { lists[0][$0] != lists[1][$0] }
    return lists.map { list in places.map { list[$0] }.joined(separator: ", ") }
  }

  /// Names a branch after its first node, and after the first text or image in it; a modifier around
  /// nodes that are in both trees has no place, so that it is the same around each of them.
  private init(
    branch node: LayoutTree.Node, of tree: [LayoutTree.Node], _ verb: String,
    isKept: (Int) -> Bool
  ) {
    let name = Self.sourceName(node.kind)
    let inside = tree[(node.index + 1)...].prefix { $0.depth > node.depth }
    let inner = inside.first(where: \.isContent)
    let isModifier = inside.contains { isKept($0.index) }
    if isModifier, node.kind == "LayoutValueModifier",
      let (name, value) = node.look.details.values.first
    {
      self.init(
        name: String(name.drop { $0 == "." }), old: "", new: verb == "added" ? value : "",
        text: "\(name) \(value) \(verb)")
      return
    }
    let words =
      node.control != nil
      ? [tree.title(of: node.index), verb]
      : isModifier
        ? [(name.first?.isLowercase == true ? "." : "") + name, node.summary, verb]
        : [
          node.path, node.summary, inner.map { "with \($0.kind) \($0.summary)" } ?? "", verb,
        ]
    self.init(
      name: name, old: "", new: verb == "added" ? node.summary : "",
      text: words.filter { !$0.isEmpty }.joined(separator: " "))
  }

  private init(paint before: String, _ after: String) {
    func split(_ paint: String) -> (colors: [String], fonts: [String]) {
      let names = paint.components(separatedBy: ", ")
      return (names.filter { $0.hasPrefix("#") }, names.filter { !$0.hasPrefix("#") })
    }
    let old = split(before), new = split(after)
    let isFont = old.colors == new.colors
    let values = isFont ? [old.fonts, new.fonts] : [old.colors, new.colors]
    let texts = values.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
    self.init(
      name: isFont ? "font" : "colour", old: texts[0], new: texts[1],
      text: "\(isFont ? "font" : "colour") \(texts[0]) → \(texts[1])")
  }

  /// Finds the family that replaces another one in all texts; nil if more than fonts has changed, or
  /// the size of one.
  private init?(families painted: [ProbableCause]) {
    func parts(_ fonts: String) -> [(family: Substring, size: Substring)] {
      fonts.components(separatedBy: ", ").compactMap { font in
        guard let end = font.lastIndex(of: " ") else { return nil }
        let name = font[..<end].prefix { $0 != "-" }
        // The system family has another one for titles.
        return (name == "InterDisplay" ? "Inter" : name, font[end...])
      }
    }
    let old = painted.flatMap { parts($0.old) }, new = painted.flatMap { parts($0.new) }
    guard painted.allSatisfy({ $0.name == "font" }), old.map(\.size) == new.map(\.size),
      let before = old.first?.family, let after = new.first?.family, before != after,
      old.allSatisfy({ $0.family == before }), new.allSatisfy({ $0.family == after })
    else { return nil }
    self.init(
      name: "font", old: String(before), new: String(after), text: "font \(before) → \(after)")
  }

  /// Finds the only stack that places its children differently, among those that a condition allows.
  private init?(
    containersOf new: [LayoutTree.Node], _ old: [LayoutTree.Node], _ pairs: [Int: Int],
    where isAllowed: (LayoutTree.Node) -> Bool
  ) {
    var found: [(index: Int, cause: ProbableCause)] = []
    let members = Dictionary(grouping: new.indices) { new[$0].parent }
    for (index, node) in new.enumerated() {
      let isStack = node.kind.hasSuffix("Stack")
      guard isStack || node.kind == "List", pairs[index] != nil, isAllowed(node) else { continue }
      let children = members[index] ?? []
      let order = children.compactMap { pairs[$0] }
      if order != order.sorted() {
        let order = Self(name: node.kind, old: "", new: "", text: "order in \(node.path)")
        found.append((index, order))
        continue
      }
      guard isStack else { continue }
      let frames = children.compactMap { child -> FramePair? in
        guard let after = new[child].frame, let before = pairs[child].flatMap({ old[$0].frame })
        else { return nil }
        return (before, after)
      }
      guard frames.count == children.count, frames.count > 1 else { continue }
      if let cause = Self.spacing(of: node, frames) ?? Self.alignment(of: node, frames) {
        found.append((index, cause))
      }
    }
    guard let first = found.first, found.count == 1 else { return nil }
    self = first.cause
    contents = Self.contents(
      of: new[(first.index + 1)...].prefix { $0.depth > new[first.index].depth })
  }

  private static func spacing(of node: LayoutTree.Node, _ frames: [FramePair]) -> Self? {
    guard node.kind != "ZStack" else { return nil }
    func spans(_ frame: LayoutTree.Frame) -> (start: CGFloat, end: CGFloat) {
      node.kind.hasSuffix("HStack")
        ? (frame.x, frame.x + frame.width) : (frame.y, frame.y + frame.height)
    }
    func distances(_ frames: [LayoutTree.Frame]) -> [CGFloat] {
      let spans = frames.map(spans)
      // A stack from right to left has its first child at the end.
      return zip(spans, spans.dropFirst()).map { max($0.start, $1.start) - min($0.end, $1.end) }
    }
    let old = distances(frames.map(\.old)), new = distances(frames.map(\.new))
    let steps = zip(old, new).map { $1 - $0 }
    guard let step = steps.first, abs(step) > roundingError,
      steps.allSatisfy({ abs($0 - step) < roundingError })
    else { return nil }
    func common(_ distances: [CGFloat]) -> String {
      distances.allSatisfy { abs($0 - distances[0]) < roundingError }
        ? formatted((distances[0] * 100).rounded() / 100) : ""
    }
    return Self(
      name: node.kind, old: common(old), new: common(new),
      text: "spacing of \(node.path) \(NumberFormat.change(step))")
  }

  private static func alignment(of node: LayoutTree.Node, _ frames: [FramePair]) -> Self? {
    guard frames.allSatisfy({ $0.width == $1.width && $0.height == $1.height }) else {
      return nil
    }
    let moves = frames.map { (x: $1.x - $0.x, y: $1.y - $0.y) }
    let across = node.kind == "HStack" ? moves.map(\.y) : moves.map(\.x)
    let along = node.kind == "HStack" ? moves.map(\.x) : moves.map(\.y)
    guard node.kind == "ZStack" || along.allSatisfy({ $0 == along.first }),
      Set(across).count > 1 || node.kind == "ZStack" && Set(along).count > 1
    else { return nil }
    return Self(name: node.kind, old: "", new: "", text: "alignment of \(node.path)")
  }

  /// Returns the name by which a source calls a kind of node.
  static func sourceName(_ kind: String) -> String {
    if kind == "ClipEffect" { return "clipShape" }
    if ["RotationEffect", "ScaleEffect"].contains(kind) {
      return kind.prefix(1).lowercased() + kind.dropFirst()
    }
    for suffix in ["Layout", "Effect", "Modifier"] where kind.hasSuffix(suffix) && kind != suffix {
      let stem = kind.dropLast(suffix.count)
      let plain = stem.hasPrefix("Flexible") ? stem.dropFirst("Flexible".count) : stem
      return plain.prefix(1).lowercased() + plain.dropFirst()
    }
    return kind
  }
}

/// The frames of a node before and after.
private typealias FramePair = (old: LayoutTree.Frame, new: LayoutTree.Frame)

/// The difference of two steps below which they are equal, in points: layouts have three decimals.
private let roundingError: CGFloat = 0.01
