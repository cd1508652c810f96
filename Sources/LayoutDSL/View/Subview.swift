/// A view that another one comes to, for use in a container made from it.
nonisolated public struct Subview: StructuralView, Identifiable {
  let node: GeometricNode

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
      existing.setSubject(view.node)
    } else {
      inputs.insert(SubviewNode(subject: view.node, inputs: inputs))
    }
  }

  /// A subview is one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// Stands for a view that was made elsewhere.
final class SubviewNode: ViewNode {
  private var subject: GeometricNode

  init(subject: GeometricNode, inputs: _ViewInputs) {
    self.subject = subject
    super.init(inputs: inputs)
  }

  func setSubject(_ new: GeometricNode) {
    guard new !== subject else { return }
    subject = new
    childListChanged()
  }

  override func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    if subject.isAttached { nodes.append(subject) }
  }

  override package var kindName: String { "Subview" }
}
