/// A view that is evaluated again only if it is not equal to its former value.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: StructuralView {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that compares its content.
  @inlinable public init(content: Content) {
    self.content = content
  }

  /// Makes the nodes of the content, or goes on with its former value if the two are equal.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let node = inputs.reuse(as: EquatableNode<Content>.self) {
      node.update(view.content, inputs: inputs)
    } else {
      inputs.insert(EquatableNode(view.content, inputs: inputs))
    }
  }

  /// As many views as the content.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

extension View where Self: Equatable {
  /// Keeps the view as it is as long as new values of it are equal to the one shown.
  @inlinable nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

/// Keeps the value that its content was made of: views with its bits are not evaluated again.
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
