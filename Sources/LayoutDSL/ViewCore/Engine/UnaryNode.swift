import Foundation

/// A node with one child, whose layout it forwards unless a subclass overrides it.
///
/// The child is in the node's own slots. If the modifier applies to several views, a
/// `WrapperListNode` makes one node per view and sets the child as `wrapped`.
package class UnaryNode<Modifier>: GeometricNode {
  @exclusivity(unchecked) package final var modifier: Modifier
  /// The wrapped node, if this node's own slots did not make it.
  final var wrapped: GeometricNode? { rare?.wrapped }

  required init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  /// Applies a new value of the modifier.
  func update(_ new: Modifier, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    if hasSameEnvironment, !isValueAnimated, bitwiseEqual(modifier, new) { return }
    modifier = animated(new)
    setNeedsLayout()
  }

  /// Returns the modifier to use: an interpolated one during an animation, otherwise `new`.
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

  /// The first geometric node that the content resolves to.
  ///
  /// The slots or `wrapped` retain it.
  @exclusivity(unchecked) private final var onlyChild: Unretained<GeometricNode>?

  /// Avoids an array: most nodes of a tree have one child.
  override final func refreshChildren() {
    stale.childrenWillBeListed()
    if !isAttached {
      onlyChild = nil
    } else if !withGraph({ $0.hasTransitions }), rare?.wrapped == nil,
      let node = slots.onlyGeometric
    {
      onlyChild = node
      node.withObject { adopt($0) }
    } else {
      var nodes: ContiguousArray<GeometricNode> = []
      collectChildren(into: &nodes)
      if graph.hasTransitions { nodes = arrangingTransitions(nodes) }
      onlyChild = nodes.first.map { Unretained($0) }
      nodes.first.map { adopt($0) }
    }
    childrenDidChange()
  }

  override package final var children: ContiguousArray<GeometricNode> { child.map { [$0] } ?? [] }

  override final var knownChildren: ContiguousArray<GeometricNode> {
    // The child is not retained: it may be gone while the list is stale.
    if stale.children { return [] }
    return onlyChild.map { [$0.object] } ?? []
  }

  final var child: GeometricNode? {
    if stale.children { refreshChildren() }
    return onlyChild?.object
  }

  /// Calls a closure with the child without retaining it; the tree does.
  @inline(__always)
  final func withChild<Result>(_ body: (GeometricNode) -> Result) -> Result? {
    if stale.children { refreshChildren() }
    return onlyChild?.withObject { body($0) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withChild { $0.measure(proposal) } ?? .zero
  }

  override func computeIsRigid() -> Bool { withChild { $0.isRigid } ?? false }

  override func computeReach() -> CGFloat { withChild { reach(of: $0) } ?? 0 }

  override func placeChildren() {
    withChild { place($0, at: .zero, proposal: proposal) }
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    withChild { $0.explicitAlignment(of: key, size: size, proposal: proposal) } ?? nil
  }

  override func spacing() -> ViewSpacing { withChild { $0.spacing() } ?? .plain }
  override var layoutPriority: Double { withChild { $0.layoutPriority } ?? 0 }
  override var stackOrientation: Axis? { container?.stackOrientation }
  override var zIndex: Double { withChild { $0.zIndex } ?? 0 }
  override var modifiedNode: GeometricNode? { child }
  override var childKeys: KeyBits { withChild { $0.subtreeKeys } ?? [] }
  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { child?.layoutValue(key) }

  override final var isModifier: Bool { true }
  override final var writtenName: String? {
    let name = (modifier as? any EngineModifier)?.function?.base
    return name == sourceName ? nil : name
  }

  /// The name that the modifier or its node gives, or that of its type without the suffix.
  override package final var sourceName: String {
    if let name = (Modifier.self as? any EngineModifier.Type)?.sourceName { return name }
    let kind = kindName
    let suffixes = kind == typeNameOfModifier ? ["Modifier", "Layout", "Effect"] : []
    let name = kind.dropLast(suffixes.first { kind.hasSuffix($0) }?.count ?? 0)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  override package var kindName: String { typeNameOfModifier }

  /// The name of the modifier's type, without the underscore of a public one.
  private var typeNameOfModifier: String {
    let name = typeName(of: Modifier.self)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

/// Wraps each view of a content with an unknown number of views, or several, in its own node.
final class WrapperListNode<Modifier>: ViewNode {
  private let nodeType: UnaryNode<Modifier>.Type
  private var modifier: Modifier
  private var wrappers: ContiguousArray<UnaryNode<Modifier>> = []

  init(_ nodeType: UnaryNode<Modifier>.Type, _ modifier: Modifier, inputs: _ViewInputs) {
    self.nodeType = nodeType
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

  /// Makes one wrapper per view and reuses those of previous views.
  private func wrap(_ content: ContiguousArray<GeometricNode>) {
    var former: [ObjectIdentifier: UnaryNode<Modifier>] = [:]
    for wrapper in wrappers {
      wrapper.wrapped.map { former[ObjectIdentifier($0)] = wrapper }
    }
    let inputs = _ViewInputs(parent: self, environment: environment)
    let outgoing = wrappers
    wrappers = ContiguousArray(
      content.map { node in
        if let wrapper = former.removeValue(forKey: ObjectIdentifier(node)) { return wrapper }
        let wrapper = nodeType.init(modifier, inputs: inputs)
        wrapper.makeRare().wrapped = node
        return wrapper
      })
    // In tree order, so that the effects of removal do not depend on hashing.
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
  /// Makes or updates the node of a modifier at the cursor, and its content.
  ///
  /// Content that is one view by its type gets one node; other content gets one node per view.
  /// So does one view of a list that can be replaced by another one: the modifier is inserted and
  /// removed with the view, and sets its transition.
  mutating func makeUnary<Modifier: ViewModifier, Content: View>(
    _ type: UnaryNode<Modifier>.Type, _ modifier: Modifier, content: Content
  ) {
    if isList {
      makeList(content, in: modifier)
    } else if let existing = reuse(as: ViewNode.self) {
      // The class of the existing node decides: when only a part of a modifier's body is evaluated
      // again, the view count may be unknown.
      if Swift.type(of: existing) == type {
        unsafeDowncast(existing, to: UnaryNode<Modifier>.self).update(modifier, inputs: self)
      } else {
        unsafeDowncast(existing, to: WrapperListNode<Modifier>.self).update(modifier, inputs: self)
      }
      existing.makeContent(content, inputs: self)
    } else if isOneNode(for: .of(Content.self)) {
      insert(Unmanaged.passRetained(type.init(modifier, inputs: self))).withObject {
        $0.makeContent(content, inputs: self)
        $0.computeKeys()
      }
    } else {
      let node = WrapperListNode<Modifier>(type, modifier, inputs: self)
      insert(node)
      node.makeContent(content, inputs: self)
    }
  }

  /// Whether a modifier of such content needs one node.
  private func isOneNode(for count: ViewCount) -> Bool {
    guard count.views == 1 else { return false }
    guard count.isReplaceable else { return true }
    var node: ViewNode? = parent
    while let current = node, !current.isGeometric { node = current.parent }
    return !(node is ContainerNode)
  }
}
