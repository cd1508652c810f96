extension Gesture {
  /// Restricts the gesture to touches while some modifier keys are pressed.
  ///
  /// No key of a headless screen is held during a touch, so the gesture recognizes nothing unless
  /// `modifiers` is empty.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(_body: self, modifiers: modifiers)
  }
}

/// A gesture that requires modifier keys.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
  /// The value of the gesture.
  public typealias Value = Content.Value
  /// The gesture.
  public var _body: Content
  /// The keys that must be pressed.
  public var modifiers: EventModifiers

  /// The gesture if it requires no keys; otherwise one that fails.
  public var body: Content? { modifiers.isEmpty ? _body : nil }
}
