/// A type that represents part of an app's user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }

  /// Makes or updates the nodes of a view at the next slots of a parent node.
  ///
  /// Custom views inherit this; only the engine's own views implement it.
  nonisolated static func _makeView(_ view: Self, inputs: inout _ViewInputs)

  /// How many views with a place of their own a view of this type comes to, or nil if that
  /// depends on its value.
  nonisolated static func _viewListCount() -> Int?
}

extension View {
  /// Makes a node that evaluates `body` and keeps the view's state.
  @inline(__always)
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    if let node = inputs.reuse(as: CompositeNode<Self>.self) {
      node.update(view, inputs: inputs)
    } else {
      inputs.insert(CompositeNode(view, inputs: inputs))
    }
  }

  /// A custom view counts as many views as its body.
  nonisolated public static func _viewListCount() -> Int? {
    BodyCounting.count { Body._viewListCount() }
  }
}

/// Limits how many bodies are looked into when views are counted by their types: a view that
/// contains itself has no end.
enum BodyCounting {
  private static let limit = 256
  nonisolated(unsafe) private static var depth = 0, count = 0

  /// Counts the views of a body; unknown after too many bodies.
  static func count(_ views: () -> Int?) -> Int? {
    if depth == 0 { count = 0 }
    guard count < limit else { return nil }
    count += 1
    depth += 1
    defer { depth -= 1 }
    return views()
  }
}

extension Never: View {
  /// There is no value to ask.
  public var body: Never { self }

  /// Does nothing: there is no value to make a node of.
  nonisolated public static func _makeView(_ view: Never, inputs: inout _ViewInputs) {}

  /// A view without a body counts for itself.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}
