import Foundation

extension View {
  /// Hides the view and keeps its space in the layout.
  nonisolated public func hidden() -> some View {
    modifier(OpacityEffect(opacity: 0))
  }
}
