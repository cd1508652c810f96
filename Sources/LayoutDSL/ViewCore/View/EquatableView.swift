/// A view that is evaluated again only if its new value differs from its previous one.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: StructuralView {
  /// The view whose values are compared.
  public var content: Content

  /// Creates a view that compares its content.
  @inlinable public init(content: Content) {
    self.content = content
  }

  /// Makes the nodes of the content; if the new value equals the previous one, updates them with
  /// the previous one.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let node = inputs.reuse(as: EquatableNode<Content>.self) {
      node.update(view.content, inputs: inputs)
    } else {
      inputs.insert(EquatableNode(view.content, inputs: inputs))
    }
  }

  /// The number of views of the content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if its new value differs from its previous one.
  @inlinable nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

/// The node of an equatable view.
///
/// It passes the stored value to its content while new values are equal to it: the engine does not
/// evaluate a view again whose value has the same bits.
private final class EquatableNode<Content: Equatable & View>: ViewNode {
  private var content: Content

  init(_ content: Content, inputs: _ViewInputs) {
    self.content = content
    super.init(inputs: inputs)
    makeContent(content, inputs: inputs)
  }

  func update(_ new: Content, inputs: _ViewInputs) {
    if content != new { content = new }
    environment = inputs.environment
    makeContent(content, inputs: inputs)
  }

  override var kindName: String { "equatable" }
}
