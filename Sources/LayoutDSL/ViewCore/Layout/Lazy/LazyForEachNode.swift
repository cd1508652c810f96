import Foundation

/// A `ForEach` in a lazy container: it makes the visible elements and does not evaluate the others.
///
/// Elements that are one view by their type are rows. Other elements are lists, which are made when
/// they become visible for the first time and kept from then on, without their rows.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  LazyElementOwner, Evaluator
{
  /// An identity; of visible duplicates, the later ones are distinguished by their index.
  private struct Key: Hashable {
    let id: ID
    var duplicate: Int?
  }

  private var view: ForEach<Data, ID, Content>
  private var list: LazyList
  private let elementsAreRows: Bool
  private var version = 0
  private var elements: [Key: LazyRowNode] = [:]
  /// Rows that are not visible: their views are released but their state is kept.
  private var keptRows: [ID: LazyRowNode] = [:]
  /// The extents of the elements or, for rows in a grid, of the full lines.
  private var extents = SparseExtents()
  private var epoch = 0
  /// The lengths of elements that share a line with other content.
  private var cells: [Int: LazyExtent] = [:]
  /// The number of elements before the first full line, to which `extents` apply, and the elements
  /// per line.
  private var head = 0
  private var columns = 1
  /// Whether the elements begin and end with a line; nil if unknown.
  private var elementsAreLines: Bool?
  /// Whether the elements are sections of a list.
  private var elementsAreGroups = false
  /// Whether elements have moved or were removed since the last walk.
  private var hasMoved = false
  /// The elements before an animated change, and the pass of the change.
  private var former: (ids: Set<ID>, pass: Int)?
  /// The identities that were reported to occur multiple times.
  private var reportedDuplicates: Set<ID> = []
  var isDirty = false

  init(_ view: ForEach<Data, ID, Content>, list: LazyList, inputs: _ViewInputs) {
    self.view = view
    self.list = list
    elementsAreRows = Content._viewListCount() == 1
    super.init(inputs: inputs)
  }

  func update(
    _ new: ForEach<Data, ID, Content>, list: LazyList, environment: EnvironmentValues
  ) {
    let growth = new.data.count - view.data.count
    former = graph.isAnimating ? (Set((0..<view.data.count).map(id)), graph.passCount) : nil
    view = new
    self.list = list
    self.environment = environment
    let firstMoved = elements.lazy.filter { !self.isInPlace($0.key, $0.value) }.map(\.value.index)
      .min()
    if let firstMoved {
      hasMoved = true
      // The elements before the first moved one keep their extents.
      extents.resize(to: elementsAreRows ? max(firstMoved - head, 0) / columns : firstMoved)
      cells = [:]
      elementsAreLines = nil
      list.container.contentDidMove()
    }
    if firstMoved != nil || growth != 0 { followKeptRows(growth: growth) }
    evaluate()
  }

  /// Drops the kept state of rows that are neither at their previous index nor shifted by the
  /// growth.
  private func followKeptRows(growth: Int) {
    keptRows = keptRows.filter { id, row in
      // Still sliding out of sight.
      if row.isAttached { return true }
      for index in [row.index, row.index + growth]
      where index >= 0 && index < view.data.count && self.id(at: index) == id {
        row.index = index
        return true
      }
      return false
    }
  }

  private func isInPlace(_ key: Key, _ element: LazyRowNode) -> Bool {
    element.index < view.data.count && id(at: element.index) == key.id
  }

  var evaluatedNode: ViewNode { self }
  override var isTransparentToPreferences: Bool { true }

  /// Defers the evaluation of the visible elements to layout.
  func evaluate() {
    isDirty = false
    version += 1
    list.container.contentDidChange()
  }

  // MARK: Elements

  private func dataIndex(_ index: Int) -> Data.Index {
    view.data.index(view.data.startIndex, offsetBy: index)
  }

  private func id(at index: Int) -> ID {
    let position = dataIndex(index)
    return view.id(view.data[position], position)
  }

  /// Returns the node of an element, made or updated.
  private func element(at index: Int, for walk: LazyWalk) -> LazyRowNode {
    var key = Key(id: id(at: index))
    if let other = elements[key], other.walk == walk.serial, other.index != index {
      if reportedDuplicates.insert(key.id).inserted {
        graph.report(.duplicateID("\(key.id)"), at: self)
      }
      key.duplicate = index
    }
    let node: LazyRowNode
    if let existing = elements[key] {
      node = existing
    } else {
      node = LazyRowNode(inputs: _ViewInputs(parent: self, environment: environment))
      elements[key] = node
      slots.append(node)
      if elementsAreRows { walk.container.rows.append(node) }
      if let former, former.pass == graph.passCount, !former.ids.contains(key.id) {
        node.slotsHaveArrived()
        graph.hasTransitions = true
      } else if elementsAreRows {
        rowWasMade(node)
      }
    }
    node.index = index
    node.walk = walk.serial
    if node.version != version {
      node.version = version
      node.environment = environment
      let content = content(at: index)
      if elementsAreRows {
        let former = keptRows.isEmpty ? nil : keptRows.removeValue(forKey: key.id)
        if let former, former.isAttached {
          former.saveState()
          node.former = former
        }
        graph.withKeptState(former?.keptState) {
          list.make(content, in: node, environment: environment)
        }
      } else {
        var inputs = _ViewInputs(parent: node, environment: environment)
        inputs.list = list
        node.makeContent(content, inputs: inputs)
      }
    }
    return node
  }

  /// Returns the view of an element; changes of the values it reads queue this node for evaluation.
  private func content(at index: Int) -> Content {
    let outer = graph.beginEvaluation(of: self)
    defer { graph.endEvaluation(outer) }
    return graph.observing(self) { view.content(view.data[dataIndex(index)]) }
  }

  func dropDetachedRows() {
    for (key, row) in elements where !row.isAttached {
      let kept = row.former ?? row
      if elementsAreRows, kept.isAttached || !kept.keptState.isEmpty { keptRows[key.id] = kept }
      elements[key] = nil
    }
    slots.removeAll { !$0.isAttached }
  }

  func dismissRow(_ row: LazyRowNode) {
    guard let key = elements.first(where: { $0.value === row })?.key,
      !(0..<view.data.count).contains(where: { id(at: $0) == key.id })
    else { return }
    elements[key] = nil
    slots.removeAll { $0 === row }
    dismiss([row], key: key)
  }

  func releaseRow(_ row: LazyRowNode) -> Departure? {
    guard elementsAreRows, let key = elements.first(where: { $0.value === row })?.key else {
      return nil
    }
    // Its state is saved when it is detached.
    keptRows[key.id] = row
    elements[key] = nil
    slots.removeAll { $0 === row }
    dismiss([row], key: ObjectIdentifier(row))
    return animators?.departures.last
  }

  /// Drops the lists of removed elements, whose rows leave with their transitions.
  private func dropElements(notIn walk: LazyWalk) {
    hasMoved = false
    guard !elementsAreRows else { return }
    var kept = Set<ObjectIdentifier>()
    for (key, element) in elements where element.walk == walk.serial || isInPlace(key, element) {
      kept.insert(ObjectIdentifier(element))
    }
    // In tree order, so that the effects of removal do not depend on hashing.
    let removed = slots.filter { !kept.contains(ObjectIdentifier($0)) }
    slots.removeAll { !kept.contains(ObjectIdentifier($0)) }
    elements = elements.filter { kept.contains(ObjectIdentifier($0.value)) }
    for slot in removed {
      graph.withTransaction(at: slot) { dismiss([slot], key: ObjectIdentifier(slot)) }
    }
  }

  override func identifier(ofSlot index: Int) -> AnyHashable? {
    identifier(of: unsafeDowncast(slots[index], to: LazyRowNode.self))
  }

  func identifier(of element: LazyRowNode) -> AnyHashable? {
    element.index < view.data.count ? AnyHashable(id(at: element.index)) : nil
  }

  // MARK: Layout

  override func layOutLazily(_ walk: LazyWalk) {
    if epoch != walk.epoch {
      epoch = walk.epoch
      extents.removeAll()
    }
    if elementsAreRows {
      layOutRows(walk)
    } else if !walk.isGrid || elementsAreLines == true {
      layOutLines(walk)
    } else {
      layOutCells(walk)
    }
    if hasMoved { dropElements(notIn: walk) }
  }

  /// Walks over elements that are one view each.
  private func layOutRows(_ walk: LazyWalk) {
    let count = view.data.count
    columns = walk.tracks.count
    var index = 0
    while index < count, walk.track > 0 {
      layOutCell(index, walk)
      index += 1
    }
    if index != head {
      head = index
      extents.removeAll()
    }
    let lines = (count - index) / columns
    prepareExtents(lines, estimate: walk.container.estimate + walk.spacing)
    let base = index
    walkOver(walk) { line in
      for column in 0..<columns {
        _ = walk.add(element(at: base + line * columns + column, for: walk))
      }
    }
    index += lines * columns
    while index < count {
      layOutCell(index, walk)
      index += 1
    }
  }

  /// Walks over elements that are lists on lines of their own.
  private func layOutLines(_ walk: LazyWalk) {
    prepareExtents(view.data.count, estimate: walk.estimate)
    walkOver(walk) { index in
      element(at: index, for: walk).layOutLazily(walk)
      if walk.track > 0 {
        elementsAreLines = false
        walk.hasToBeRepeated = true
      }
      walk.breakLine()
      elementsAreGroups = walk.groupsEndHere
    }
  }

  /// Walks over all elements of a grid that are lists of unknown length.
  ///
  /// The position of an element depends on all elements before it. If the first one begins and ends
  /// with a line, all others are assumed to do so too.
  private func layOutCells(_ walk: LazyWalk) {
    for index in 0..<view.data.count {
      let beginsLine = walk.track == 0
      element(at: index, for: walk).layOutLazily(walk)
      if elementsAreLines == nil, beginsLine {
        elementsAreLines = walk.track == 0
        if elementsAreLines == true {
          walk.hasToBeRepeated = true
          return
        }
      }
    }
  }

  private func layOutCell(_ index: Int, _ walk: LazyWalk) {
    var extent = cells[index] ?? LazyExtent()
    if walk.mayShow(extent.value(in: walk) ?? walk.estimate) {
      extent.set(walk.add(element(at: index, for: walk)), in: walk)
      cells[index] = extent
    } else {
      let assumed = extent.assumed(walk.estimate, in: walk)
      cells[index] = extent
      walk.skipElement(assumed, isMeasured: extent.isMeasured) { [self] in
        element(at: index, for: walk)
      } measured: { [self] in
        cells[index, default: LazyExtent()].set($0, in: walk)
      }
    }
  }

  private func prepareExtents(_ count: Int, estimate: CGFloat) {
    extents.resize(to: count)
    if extents.average == 0 { extents.estimate = estimate }
  }

  /// Skips to the first visible element or line, lays out the visible ones, and skips the rest.
  private func walkOver(_ walk: LazyWalk, _ layOut: (Int) -> Void) {
    guard extents.count > 0 else { return }
    // Elements without views may have some now: they are laid out where they touch the visible
    // span.
    let isEmpty = extents.average == 0
    let first =
      isEmpty && walk.position >= walk.visible.start - Tolerance.length
      ? 0 : extents.firstIndex(endingAfter: walk.visible.start - walk.position + walk.spacing)
    let end = walk.visible.end + (isEmpty ? walk.spacing + Tolerance.length : 0)
    walk.skip(extents.prefix(first), isMeasured: extents.isMeasured(first))
    if elementsAreGroups, first > 0 { walk.noteSkippedGroup() }
    if !walk.isSearch { extents.setAnchor(first) }
    var index = first
    while index < extents.count, walk.position < end {
      let start = walk.position
      layOut(index)
      extents.set(walk.position - start, at: index)
      index += 1
    }
    walk.skip(extents.total - extents.prefix(index), isMeasured: extents.isMeasured(extents.count))
    if elementsAreGroups, index < extents.count { walk.noteSkippedGroup() }
  }

  override func locate(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    if let index = index(of: id) {
      goPast(index, walk)
      return true
    }
    if elementsAreRows {
      layOutLazily(walk)
      return false
    }
    guard !walk.isGrid || elementsAreLines == true else {
      return (0..<view.data.count).contains { element(at: $0, for: walk).locate(id, walk) }
    }
    let start = walk.position
    for index in 0..<view.data.count {
      if element(at: index, for: walk).locate(id, walk) { return true }
      // Continues where layout ends the element, which the search may not have walked over
      // completely.
      walk.skip(start + extents.prefix(index + 1) - walk.position, isMeasured: false)
    }
    return false
  }

  /// Returns the index of the element with an identity, from the collection or an `id` modifier.
  private func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID {
      // If the identities are the integers of a range, no search is needed.
      if let number = id as? Int, let range = view.data as? Range<Int>, range.contains(number),
        self.id(at: number - range.lowerBound) == id
      {
        return number - range.lowerBound
      }
      if let index = (0..<view.data.count).first(where: { self.id(at: $0) == id }) { return index }
    }
    guard elementsAreRows, let type = Content.self as? any IdentifiedContent.Type,
      type.mayBeIdentified
    else { return nil }
    return (0..<view.data.count).first {
      (content(at: $0) as? any IdentifiedContent)?.explicitID == id
    }
  }

  private func goPast(_ index: Int, _ walk: LazyWalk) {
    guard elementsAreRows || !walk.isGrid || elementsAreLines == true else {
      for index in 0..<index {
        element(at: index, for: walk).layOutLazily(walk)
      }
      return
    }
    if elementsAreRows, index < head { return }
    let line = elementsAreRows ? (index - head) / walk.tracks.count : index
    walk.skip(extents.prefix(min(line, extents.count)), isMeasured: false)
  }

  override package var kindName: String { "ForEach" }
}
