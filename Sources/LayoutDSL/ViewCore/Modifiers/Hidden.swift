import Foundation

extension View {
  /// Does not draw the view; it keeps its place.
  nonisolated public func hidden() -> some View {
    modifier(OpacityEffect(opacity: 0))
  }
}
