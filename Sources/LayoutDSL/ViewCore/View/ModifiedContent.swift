/// A value with a modifier applied to it.
@frozen public struct ModifiedContent<Content, Modifier> {
  /// The value that the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a value.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView, StructuralView
where Content: View, Modifier: ViewModifier {
  /// Makes the nodes of the modifier around those of the content.
  @inline(__always)
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    Modifier._makeView(view.modifier, content: view.content, inputs: &inputs)
  }

  /// The number of views that the modifier makes of the content.
  nonisolated public static func _viewListCount() -> Int? {
    Modifier._viewListCount(Content._viewListCount())
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one first, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
