/// A type-erased view.
///
/// The state of the wrapped view is reset when its type changes.
nonisolated public struct AnyView: StructuralView {
  /// The wrapped view, by reference: copies have the same bits, while those of a value of protocol
  /// type include unused ones.
  private final class Storage {
    let content: any View

    init(_ content: any View) {
      self.content = content
    }
  }

  private let storage: Storage

  var content: any View { storage.content }

  /// Erases the type of a view.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? Storage(view)
  }

  /// Erases the type of a view; the same as `init(_:)`.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Erases the type of a value if it is a view; nil for other values.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Makes the nodes of the wrapped view in a branch for its type.
  nonisolated public static func _makeView(_ view: AnyView, inputs: inout _ViewInputs) {
    let node = inputs.structuralNode(kind: .erased)
    func make<Content: View>(_ content: Content) {
      node.setBranch(ObjectIdentifier(Content.self).hashValue)
      node.makeContent(content, inputs: inputs)
    }
    make(view.content)
  }

  /// Nil, because the count depends on the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}
