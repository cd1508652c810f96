/// A single view in the content of a lazy container, outside any `ForEach`.
final class LazyElementNode<Content: View>: ViewNode, LazyRowOwner {
  private var content: Content
  private var list: LazyList
  private var version = 0
  /// The measured extent of the row along the axis.
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

  /// Returns the row, made if needed.
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
      let assumed = extent.assumed(walk.estimate, in: walk)
      walk.skipElement(assumed, isMeasured: extent.isMeasured) { [self] in
        row(for: walk)
      } measured: { [self] in
        extent.set($0, in: walk)
      }
    }
  }

  override func locate(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    if (content as? any IdentifiedContent)?.explicitID == id { return true }
    layOutLazily(walk)
    return false
  }

  /// Advances a walk past the view on lines of its own; returns true if the view has the identity.
  func locateLine(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    walk.breakLine()
    if (content as? any IdentifiedContent)?.explicitID == id { return true }
    layOutLine(walk)
    return false
  }

  /// Lays out the view on lines of its own, such as a header.
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

  /// Whether the content has no views, by its type.
  let isEmpty = Content._viewListCount() == 0

  override package var kindName: String { "element" }
}
