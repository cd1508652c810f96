import ViewCore

/// A key for a value that the focused view passes to the whole scene.
public protocol FocusedValueKey {
  /// The type that is stored for the key.
  associatedtype Value
}
