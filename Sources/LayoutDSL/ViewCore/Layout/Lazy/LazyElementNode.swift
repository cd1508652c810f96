import Foundation

/// A view of a lazy container that stands in its content by itself.
final class LazyElementNode<Content: View>: ViewNode, LazyRowOwner {
  private var content: Content
  private var list: LazyList
  private var version = 0
  /// The extent of the row along the axis, once it was measured.
  private var extent = LazyExtent()

  init(_ content: Content, list: LazyList, inputs: _ViewInputs) {
    self.content = content
    self.list = list
    super.init(inputs: inputs)
  }

  func update(_ new: Content, list: LazyList, environment: EnvironmentValues) {
    if self.environment == environment, self.list.modifiers == nil, list.modifiers == nil,
      bitwiseEqual(content, new)
    {
      return
    }
    content = new
    self.list = list
    self.environment = environment
    version += 1
    list.container.contentDidChange()
  }

  /// The row, made if need be.
  func row(for walk: LazyWalk) -> LazyRowNode {
    let row: LazyRowNode
    if let existing = slots.first {
      row = unsafeDowncast(existing, to: LazyRowNode.self)
    } else {
      row = LazyRowNode(inputs: _ViewInputs(parent: self, environment: environment))
      slots.append(row)
      walk.container.rows.append(row)
      rowWasMade(row)
    }
    if row.version != version {
      row.version = version
      list.make(content, in: row, environment: environment)
    }
    return row
  }

  func dropDetachedRows() {
    slots.removeAll { !$0.isAttached }
  }

  override func layOutLazily(_ walk: LazyWalk) {
    if walk.mayShow(extent.value(in: walk) ?? walk.estimate) {
      extent.set(walk.add(row(for: walk)), in: walk)
    } else {
      walk.skipElement(extent.assumed(walk.estimate, in: walk), isMeasured: extent.isMeasured)
    }
  }

  override func locate(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    if (content as? any IdentifiedContent)?.explicitID == id { return true }
    layOutLazily(walk)
    return false
  }

  /// Goes past the view as one that has its line to itself.
  func locateLine(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    walk.breakLine()
    if (content as? any IdentifiedContent)?.explicitID == id { return true }
    layOutLine(walk)
    return false
  }

  /// Lays the view out as one that has its line to itself, such as a header.
  func layOutLine(_ walk: LazyWalk) {
    walk.breakLine()
    guard !isEmpty else { return }
    let estimate = walk.container.estimate + walk.spacing
    if walk.mayShowLines(extent.value(in: walk) ?? estimate) {
      extent.set(walk.addLines(row(for: walk), track: nil), in: walk)
    } else {
      walk.skip(extent.assumed(estimate, in: walk), isMeasured: extent.isMeasured)
    }
  }

  /// Whether there is no view, by its type.
  let isEmpty = Content._viewListCount() == 0

  override package var kindName: String { "element" }
}

/// The extent of something along the axis, which holds for one offer across it.
struct LazyExtent {
  private var extent: CGFloat?
  private var epoch = 0
  /// Whether the extent has been measured rather than assumed.
  private(set) var isMeasured = false

  /// The measured extent, or the one that was assumed.
  func value(in walk: LazyWalk) -> CGFloat? {
    epoch == walk.epoch ? extent : nil
  }

  mutating func set(_ extent: CGFloat, in walk: LazyWalk) {
    self.extent = extent
    epoch = walk.epoch
    isMeasured = true
  }

  /// The known extent, else an estimate.
  ///
  /// Before what is visible an estimate is kept, so that what comes after does not move when it
  /// changes.
  mutating func assumed(_ estimate: CGFloat, in walk: LazyWalk) -> CGFloat {
    if let extent = value(in: walk) { return extent }
    isMeasured = false
    if !walk.isSearch, walk.position < walk.visible.start {
      extent = estimate
      epoch = walk.epoch
    }
    return estimate
  }
}
