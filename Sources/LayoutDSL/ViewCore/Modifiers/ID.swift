extension View {
  /// Binds the view's identity to a value; the view's state is reset when the value changes.
  ///
  /// The value also identifies the view to `ScrollViewReader` and `ViewHost.scroll(_:to:)`.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(id: AnyHashable(id), content: self)
  }
}

nonisolated struct IdentifiedView<Content: View>: StructuralView {
  let id: AnyHashable
  let content: Content

  nonisolated static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node: IdentityNode
    if let existing = inputs.reuse(as: IdentityNode.self) {
      node = existing
      node.environment = inputs.environment
      node.setID(view.id)
    } else {
      node = IdentityNode(id: view.id, inputs: inputs)
      inputs.insert(node)
    }
    node.makeContent(view.content, inputs: inputs)
  }

  nonisolated static func _viewListCount() -> Int? { Content._viewListCount() }
}

/// A view whose identity may be set by `id(_:)`.
protocol IdentifiedContent {
  /// Whether views of this type can have an explicit identity.
  static var mayBeIdentified: Bool { get }
  /// The explicit identity, if it can be found without evaluating a body.
  var explicitID: AnyHashable? { get }
}

extension IdentifiedView: IdentifiedContent {
  static var mayBeIdentified: Bool { true }
  var explicitID: AnyHashable? { id }
}

extension ModifiedContent: IdentifiedContent where Content: View, Modifier: ViewModifier {
  static var mayBeIdentified: Bool {
    (Content.self as? any IdentifiedContent.Type)?.mayBeIdentified ?? false
  }

  var explicitID: AnyHashable? { (content as? any IdentifiedContent)?.explicitID }
}

/// The node of a view with an explicit identity.
package final class IdentityNode: ViewNode {
  package private(set) var id: AnyHashable

  init(id: AnyHashable, inputs: _ViewInputs) {
    self.id = id
    super.init(inputs: inputs)
  }

  func setID(_ new: AnyHashable) {
    guard new != id else { return }
    replaceSlots(id, by: new)
    id = new
  }

  override package var identifiers: [AnyHashable] { [id] }
  override package var kindName: String { "id(\(id))" }
}
