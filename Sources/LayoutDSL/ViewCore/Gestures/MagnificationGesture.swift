import Foundation

/// A pinch of two fingers whose value is its magnification.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// The ratio of the current to the initial distance between the fingers.
  public typealias Value = CGFloat

  /// The minimum change of the magnification that counts as a pinch.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A `MagnifyGesture`, mapped to its magnification.
  @MainActor public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
