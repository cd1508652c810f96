/// A copy of the views of a container, made for the subviews that are placed in another
/// environment.
final class SubviewVariant {
  private unowned let owner: SubviewsNode
  private let root: StructuralNode
  private var users: [SubviewNode] = []
  /// The copied views, and those that are used instead of the originals; nil until they are asked
  /// for.
  private var copies: IndexedNodes?
  private var replaced: Set<ObjectIdentifier>?
  private(set) var environment: EnvironmentValues

  init(of owner: SubviewsNode, in environment: EnvironmentValues) {
    self.owner = owner
    self.environment = environment
    root = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: owner, environment: environment))
    root.changed = { [unowned self] in
      copies = nil
      users.forEach { $0.childListChanged() }
    }
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
    usersDidChange()
  }

  func remove(_ user: SubviewNode) {
    users.removeAll { $0 === user }
    usersDidChange()
    if users.isEmpty {
      owner.forget(self)
      root.detach()
    }
  }

  /// Called when the users, or the views that they list, have changed.
  func usersDidChange() {
    replaced = nil
  }

  /// Whether a copy is used in place of a view that the container made.
  func replaces(_ node: GeometricNode) -> Bool {
    let subjects = replaced ?? Set(users.lazy.compactMap(\.subject).map { ObjectIdentifier($0) })
    replaced = subjects
    return subjects.contains(ObjectIdentifier(node))
  }

  /// Whether a node is a copied view.
  func hasMade(_ node: GeometricNode) -> Bool { madeCopies.index(of: node) != nil }

  /// Whether a node is a copied view that no subview uses.
  func leavesOut(_ node: GeometricNode) -> Bool {
    guard let index = madeCopies.index(of: node), index < owner.made.nodes.count
    else { return false }
    return !replaces(owner.made.nodes[index])
  }

  /// Returns the copy of one of the container's views.
  func counterpart(of node: GeometricNode) -> GeometricNode? {
    // Listing the copies also finds those that depart.
    let copies = madeCopies.nodes
    guard let index = owner.made.index(of: node), index < copies.count else { return nil }
    return copies[index]
  }

  private var madeCopies: IndexedNodes {
    if let copies { return copies }
    let made = owner.views(in: root)
    copies = made
    return made
  }
}
