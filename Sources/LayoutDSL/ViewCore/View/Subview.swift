/// A view that another one comes to, for use in a container made from it.
nonisolated public struct Subview: StructuralView, Identifiable {
  package let node: GeometricNode

  /// The identity of a subview; it stays as long as that of the view.
  public struct ID: Hashable {
    let node: ObjectIdentifier
  }

  /// The identity of the view.
  public var id: ID { ID(node: ObjectIdentifier(node)) }

  /// The values that the view carries.
  public var containerValues: ContainerValues { node.containerValues }

  /// Puts the view here.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let existing = inputs.reuse(as: SubviewNode.self) {
      existing.update(view, environment: inputs.environment)
    } else {
      let node = SubviewNode(inputs: inputs)
      node.update(view, environment: inputs.environment)
      inputs.insert(node)
    }
  }

  /// A subview is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// Stands for a view that was made elsewhere, in the environment of the container; where it is used
/// in another one, for the same view made anew.
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

  /// The container around this place that a view was made for.
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
