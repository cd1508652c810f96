/// A view that another view resolves to, for use in a container.
nonisolated public struct Subview: StructuralView, Identifiable {
  package let node: GeometricNode

  /// The identity of a subview, which lasts as long as the view's.
  public struct ID: Hashable {
    let node: ObjectIdentifier
  }

  /// The identity of the view.
  public var id: ID { ID(node: ObjectIdentifier(node)) }

  /// The container values of the view.
  public var containerValues: ContainerValues { node.containerValues }

  /// Makes a node that lists the view at this position.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let existing = inputs.reuse(as: SubviewNode.self) {
      existing.update(view, environment: inputs.environment)
    } else {
      let node = SubviewNode(inputs: inputs)
      node.update(view, environment: inputs.environment)
      inputs.insert(node)
    }
  }

  /// One: a subview is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// The node of a subview, which lists a view that was made elsewhere.
///
/// The view was made in the environment of the container. If the subview is placed in another
/// environment, the node lists a copy that is made there instead.
final class SubviewNode: ViewNode {
  private(set) var subject: GeometricNode?
  private var variant: SubviewVariant?
  private var copy: GeometricNode?
  /// The container that counts this place for the subject.
  private weak var placeMaker: SubviewsNode?

  func update(_ view: Subview, environment: EnvironmentValues) {
    let old = (subject, variant)
    subject = view.node
    variant = nil
    let maker = maker(of: view.node)
    if let maker, maker.remakes, view.node.environment != environment,
      maker.environment != environment
    {
      variant = maker.variant(in: environment, insteadOf: old.1)
      if variant == nil {
        subject = nil
        graph.report(.tooDeep, at: self)
      }
    }
    if old.1 !== variant {
      old.1?.remove(self)
      variant?.add(self)
    } else if old.0 !== subject {
      variant?.usersDidChange()
    }
    guard old.0 !== subject || old.1 !== variant else { return }
    leave(old.0, copy: copy)
    copy = nil
    if let maker, let subject { arrive(at: subject, of: maker) }
    if let former = old.0, former !== view.node, maker?.hasInserted(view.node) == true {
      slotsHaveArrived()
    }
    childListChanged()
  }

  /// Adds this place to those of a view, which appears unless it is new.
  private func arrive(at node: GeometricNode, of maker: SubviewsNode) {
    placeMaker = maker
    maker.addPlace(of: node)
    if maker.isNew(node) { return }
    graph.enqueue { [weak self] in self?.shown?.appearanceDidChange() }
  }

  /// Removes this place from those of a view, which may disappear with its copy.
  private func leave(_ node: GeometricNode?, copy: GeometricNode?) {
    guard let node, let maker = placeMaker else { return }
    maker.removePlace(of: node)
    placeMaker = nil
    graph.enqueue { [weak shown = copy ?? node] in
      if let shown, shown.isAttached { shown.appearanceDidChange() }
    }
  }

  /// Returns the enclosing container that made the view.
  private func maker(of node: GeometricNode) -> SubviewsNode? {
    var place: ViewNode? = parent
    while let current = place {
      if let maker = current as? SubviewsNode, maker.made.index(of: node) != nil { return maker }
      place = current.parent
    }
    return nil
  }

  /// The node that is listed here: the view, or its copy for the environment of this place.
  ///
  /// The copy of a removed view is known until this place is removed too, with its transition.
  var shown: GeometricNode? {
    guard let subject, subject.isAttached else { return nil }
    guard let variant else { return subject }
    copy = variant.counterpart(of: subject) ?? copy
    return copy?.isAttached == true ? copy : nil
  }

  override func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    guard let node = shown else { return }
    guard isPlace(of: node) || !isInside(node) else { return graph.report(.tooDeep, at: self) }
    nodes.append(node)
    if let animators, animators.arrivalPass == graph.passCount {
      node.setPresence(departure: nil, arrivalPass: animators.arrivalPass)
    }
  }

  /// Whether the view is in the container of this place already, where it was found not to contain
  /// itself.
  private func isPlace(of node: GeometricNode) -> Bool {
    var ancestor = parent
    while let current = ancestor, !current.isGeometric { ancestor = current.parent }
    return ancestor != nil && node.container === ancestor
  }

  /// Whether this place is in a view, so that the view would contain itself.
  private func isInside(_ node: GeometricNode) -> Bool {
    var ancestor = parent
    for _ in 0..<2 * ViewGraph.greatestDepth {
      guard let current = ancestor else { return false }
      if current === node { return true }
      ancestor = current.asGeometric?.container ?? current.parent
    }
    return true
  }

  override func didDetach() {
    variant?.remove(self)
    variant = nil
    leave(subject, copy: copy)
    copy = nil
  }

  override package var kindName: String { "Subview" }
}
