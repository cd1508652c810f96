/// The views of a container made once more, for those that it uses in another environment.
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

  /// Makes the views of the container's new content.
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

  /// Whether a view of the container's own is not used, but its counterpart.
  func replaces(_ node: GeometricNode) -> Bool { users.contains { $0.subject === node } }

  /// Whether a view made here is not used.
  func leavesOut(_ node: GeometricNode) -> Bool {
    let isMine = owner.nodes.contains { counterpart(of: $0) === node }
    return isMine
      && !users.contains { user in user.subject.flatMap { counterpart(of: $0) } === node }
  }

  /// The view in the place of one of the container's own.
  func counterpart(of node: GeometricNode) -> GeometricNode? {
    guard let index = owner.nodes.firstIndex(where: { $0 === node }) else { return nil }
    var nodes: ContiguousArray<GeometricNode> = []
    root.collect(into: &nodes)
    return index < nodes.count ? nodes[index] : nil
  }
}
