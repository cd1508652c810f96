/// A copy of the views of a container, made for the subviews that are placed in another
/// environment.
final class SubviewVariant {
  private unowned let owner: SubviewsNode
  private let root: StructuralNode
  private var users: [SubviewNode] = []
  private(set) var environment: EnvironmentValues

  init(of owner: SubviewsNode, in environment: EnvironmentValues) {
    self.owner = owner
    self.environment = environment
    root = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: owner, environment: environment))
    root.changed = { [unowned self] in users.forEach { $0.childListChanged() } }
    owner.makeSource(root, environment)
  }

  var isShared: Bool { users.count > 1 }

  func move(to environment: EnvironmentValues) {
    self.environment = environment
    update()
  }

  /// Updates the copied views to the current content of the container.
  func update() {
    owner.makeSource(root, environment)
  }

  func add(_ user: SubviewNode) {
    users.append(user)
  }

  func remove(_ user: SubviewNode) {
    users.removeAll { $0 === user }
    if users.isEmpty {
      owner.forget(self)
      root.detach()
    }
  }

  /// Whether a copy is used in place of a view that the container made.
  func replaces(_ node: GeometricNode) -> Bool { users.contains { $0.subject === node } }

  /// Whether a node is a copied view that no subview uses.
  func leavesOut(_ node: GeometricNode) -> Bool {
    let isMine = owner.nodes.contains { counterpart(of: $0) === node }
    return isMine
      && !users.contains { user in user.subject.flatMap { counterpart(of: $0) } === node }
  }

  /// Returns the copy of one of the container's views.
  func counterpart(of node: GeometricNode) -> GeometricNode? {
    guard let index = owner.nodes.firstIndex(where: { $0 === node }) else { return nil }
    var nodes: ContiguousArray<GeometricNode> = []
    root.collect(into: &nodes)
    return index < nodes.count ? nodes[index] : nil
  }
}
