/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View

  /// The view that the modifier makes of `content`.
  @ViewBuilder func body(content: Content) -> Body

  /// Stands for the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes or updates the nodes of the modifier and of the content it is applied to.
  nonisolated static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs)

  /// How many views the modifier makes of content that comes to `count`.
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

  /// As many views as the body comes to around such content.
  nonisolated public static func _viewListCount(_ count: Int?) -> Int? {
    BodyCounting.count {
      ModifierContentCounts.with(count, for: Self.self) { Body._viewListCount() }
    }
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies such modifiers itself.
  public func body(content: Content) -> Never {
    fatalError("the engine applies \(Self.self) itself; it has no body")
  }
}

/// Stands for the view that a modifier is applied to.
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

  /// As many views as the content, where the modifier's body is being evaluated; nil elsewhere.
  nonisolated public static func _viewListCount() -> Int? {
    ModifierContentCounts.counts[ObjectIdentifier(Modifier.self)] ?? nil
  }
}

/// How many views the content of each modifier comes to whose body is being evaluated now.
enum ModifierContentCounts {
  nonisolated(unsafe) static var counts: [ObjectIdentifier: Int?] = [:]

  /// Runs `body` with a count for a type of modifier.
  static func with<Result>(_ count: Int?, for type: Any.Type, _ body: () -> Result) -> Result {
    let id = ObjectIdentifier(type)
    let outer = counts[id]
    counts[id] = .some(count)
    defer { counts[id] = outer }
    return body()
  }
}

extension View {
  /// Applies a modifier.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
