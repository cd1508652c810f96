import ViewCore

/// The circumstances of a preview, such as the widget that it is shown in.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of the values of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a context that has none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets the circumstances of the preview; a context that is not a widget's has no effect.
  nonisolated public func previewContext<Context: PreviewContext>(
    _ value: Context
  ) -> some View { self }
}
