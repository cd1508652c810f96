/// A modifier that makes a view from another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the resulting view.
  associatedtype Body: View

  /// Returns the view that results from applying the modifier to `content`.
  @ViewBuilder func body(content: Content) -> Body

  /// A placeholder for the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes or updates the nodes of the modifier and its content.
  nonisolated static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs)

  /// Returns the number of views that the modifier makes of content with `count` views; nil is
  /// unknown.
  nonisolated static func _viewListCount(_ count: Int?) -> Int?
}

extension ViewModifier {
  /// Makes a node that evaluates `body(content:)` and keeps the modifier's state.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    if let node = inputs.reuse(as: ModifierBodyNode<Self, C>.self) {
      node.update(modifier, content: content, inputs: inputs)
    } else {
      inputs.insert(ModifierBodyNode(modifier, content: content, inputs: inputs))
    }
  }

  /// The number of views of the body around such content.
  nonisolated public static func _viewListCount(_ count: Int?) -> Int? {
    BodyCounting.count {
      ModifierContentCounts.with(ViewCount(views: count), for: Self.self) { Body._viewListCount() }
    }
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies modifiers without a body itself.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body; the engine applies it")
  }
}

/// A placeholder for the view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: StructuralView {
  let make: (inout _ViewInputs) -> Void

  /// Makes the nodes of the view that the modifier is applied to.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node = inputs.structuralNode(kind: .content)
    var inner = _ViewInputs(parent: node, environment: inputs.environment)
    inner.list = inputs.list
    view.make(&inner)
    inner.finish()
  }

  /// The number of views of the content while the modifier's body is counted; nil otherwise.
  nonisolated public static func _viewListCount() -> Int? {
    ModifierContentCounts.counts[ObjectIdentifier(Modifier.self)]?.report()
  }
}

extension View {
  /// Returns the view with a modifier applied.
  @inlinable nonisolated public consuming func modifier<T>(
    _ modifier: consuming T
  ) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
