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

  func update(_ view: Subview, environment: EnvironmentValues) {
    let old = (subject, variant)
    subject = view.node
    variant = nil
    if view.node.environment != environment, let maker = maker(of: view.node),
      maker.environment != environment
    {
      variant = maker.variant(in: environment, insteadOf: old.1)
    }
    if old.1 !== variant {
      old.1?.remove(self)
      variant?.add(self)
    }
    if old.0 !== subject || old.1 !== variant { childListChanged() }
  }

  /// Returns the enclosing container that made the view, if it makes copies of views for other
  /// environments.
  private func maker(of node: GeometricNode) -> SubviewsNode? {
    var place: ViewNode? = parent
    while let current = place {
      if let maker = current as? SubviewsNode, maker.nodes.contains(where: { $0 === node }) {
        return maker.remakes ? maker : nil
      }
      place = current.parent
    }
    return nil
  }

  override func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    guard let subject, subject.isAttached else { return }
    if let variant {
      variant.counterpart(of: subject).map { nodes.append($0) }
    } else {
      nodes.append(subject)
    }
  }

  override func didDetach() {
    variant?.remove(self)
    variant = nil
  }

  override package var kindName: String { "Subview" }
}
