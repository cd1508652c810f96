import Foundation

/// A node with one child, which it resembles in everything that a subclass does not change.
///
/// The child comes from the node's own slots, or, where the modifier stands around several views,
/// from the list the node is one wrapper of.
package class UnaryNode<Modifier>: GeometricNode {
  @exclusivity(unchecked) final var modifier: Modifier
  /// The wrapped node, where it is not made by this node's own slots.
  @exclusivity(unchecked) final var wrapped: GeometricNode?

  required init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  /// Takes a new value of the modifier.
  func update(_ new: Modifier, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    if hasSameEnvironment, !isValueAnimated, bitwiseEqual(modifier, new) { return }
    modifier = animated(new)
    setNeedsLayout()
  }

  /// The modifier to use instead of a new one: while it is animated, one on the way there.
  @inline(__always)
  final func animated(_ new: Modifier) -> Modifier {
    guard graph.isAnimating || isValueAnimated else { return new }
    return animated(new, from: modifier) { [unowned self] in
      modifier = $0
      modifierWasAnimated()
    }
  }

  /// Called when an animation has changed the modifier.
  func modifierWasAnimated() {
    setNeedsLayout()
  }

  override final var isTransparent: Bool { slots.count == 1 }
  override final var wrappedNode: GeometricNode? { wrapped }

  override final func collectChildren(into nodes: inout ContiguousArray<GeometricNode>) {
    if let wrapped {
      nodes.append(wrapped)
    } else {
      super.collectChildren(into: &nodes)
    }
  }

  /// The wrapped node: the first of `children`, without the cost of going through the list.
  final var child: GeometricNode? {
    if childrenAreStale { _ = children }
    return onlyChild
  }

  @exclusivity(unchecked) private unowned(unsafe) final var onlyChild: GeometricNode?

  override func childrenDidChange() {
    onlyChild = childNodes.first
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child?.measure(proposal) ?? .zero
  }

  override func placeChildren() {
    guard let child else { return }
    place(child, at: .zero, proposal: proposal)
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    child?.explicitAlignment(of: key, size: size, proposal: proposal)
  }

  override func spacing() -> ViewSpacing { child?.spacing() ?? ViewSpacing() }
  override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  override var stackOrientation: Axis? { container?.stackOrientation }
  override var zIndex: Double { child?.zIndex ?? 0 }
  override var modifiedNode: GeometricNode? { child }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child?.layoutValue(key) }

  override package var kindName: String { typeName(of: Modifier.self) }
}

/// Wraps every view that a content of unknown or several views comes to in a node of its own.
final class WrapperListNode<Node: UnaryNode<Modifier>, Modifier>: ViewNode {
  private var modifier: Modifier
  private var wrappers: ContiguousArray<Node> = []

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func update(_ new: Modifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    let inputs = _ViewInputs(parent: self, environment: environment)
    for wrapper in wrappers {
      wrapper.update(new, inputs: inputs)
    }
  }

  override func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    var content: ContiguousArray<GeometricNode> = []
    super.collect(into: &content)
    if !content.elementsEqual(wrappers, by: { $0 === $1.wrapped }) { wrap(content) }
    if graph.hasTransitions {
      for (wrapper, node) in zip(wrappers, content) { wrapper.takePresence(of: node) }
    }
    nodes.append(contentsOf: wrappers.lazy.map { $0 as GeometricNode })
  }

  /// Makes one wrapper a view, keeping those of views that were there before.
  private func wrap(_ content: ContiguousArray<GeometricNode>) {
    var former: [ObjectIdentifier: Node] = [:]
    for wrapper in wrappers {
      wrapper.wrapped.map { former[ObjectIdentifier($0)] = wrapper }
    }
    let inputs = _ViewInputs(parent: self, environment: environment)
    let outgoing = wrappers
    wrappers = ContiguousArray(
      content.map { node in
        if let wrapper = former.removeValue(forKey: ObjectIdentifier(node)) { return wrapper }
        let wrapper = Node(modifier, inputs: inputs)
        wrapper.wrapped = node
        return wrapper
      })
    // In tree order, so that what the views do when they leave does not depend on hashing.
    for wrapper in outgoing {
      guard let node = wrapper.wrapped, former[ObjectIdentifier(node)] === wrapper else { continue }
      wrapper.detach()
    }
  }

  override package var identifiers: [AnyHashable] { wrappers.first?.identifiers ?? [] }

  override package func detach() {
    super.detach()
    for wrapper in wrappers {
      wrapper.detach()
    }
  }
}

extension _ViewInputs {
  /// Makes or updates the node of a modifier at the cursor, and the content inside it: one node
  /// around content that is one view, one around each view of other content.
  mutating func makeUnary<Node: UnaryNode<Modifier>, Modifier: ViewModifier, Content: View>(
    _ type: Node.Type, _ modifier: Modifier, content: Content
  ) {
    if let list {
      makeList(content, in: modifier, list: list)
    } else if let existing = reuse(as: ViewNode.self) {
      // The node that was made tells which of the two it is: what decided then may not be known
      // now, when only a part of a modifier's body is evaluated again.
      if Swift.type(of: existing) == Node.self {
        unsafeDowncast(existing, to: Node.self).update(modifier, inputs: self)
      } else {
        unsafeDowncast(existing, to: WrapperListNode<Node, Modifier>.self)
          .update(modifier, inputs: self)
      }
      existing.makeContent(content, inputs: self)
    } else {
      let node =
        Content._viewListCount() == 1
        ? Node(modifier, inputs: self) : WrapperListNode<Node, Modifier>(modifier, inputs: self)
      insert(node)
      node.makeContent(content, inputs: self)
    }
  }
}
