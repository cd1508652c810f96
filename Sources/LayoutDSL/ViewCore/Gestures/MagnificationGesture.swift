import Foundation

/// Two fingers that move apart or together, told as a factor.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// How many times as far apart the fingers are as they were at first.
  public typealias Value = CGFloat

  /// The least change that is a pinch, as a part of the distance.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A `MagnifyGesture` of which only the factor is told.
  @MainActor public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
