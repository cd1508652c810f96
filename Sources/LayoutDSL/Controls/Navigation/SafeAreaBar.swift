import Foundation
import ViewCore

extension View {
  /// Places a bar above or below the view and insets the view's safe area by it.
  ///
  /// Content below the bar has no effect at its edge, as on iOS 18. `spacing` is in points; nil is
  /// the preferred spacing between the bar and the view.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a bar beside the view and insets the view's safe area by it.
  ///
  /// Content below the bar has no effect at its edge, as on iOS 18. `spacing` is in points; nil is
  /// the preferred spacing between the bar and the view.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
