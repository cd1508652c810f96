import Foundation
import SystemIntegration
import ViewCore

extension View {
  /// Extends the view under the bars and the sides of the safe area around it: mirrored and
  /// blurred.
  nonisolated public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Extends the view under the bars and the sides of the safe area around it, mirrored and
  /// blurred, or leaves it as it is.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

nonisolated private struct BackgroundExtension: ViewModifier {
  let isEnabled: Bool

  @MainActor func body(content: Content) -> some View {
    content.background {
      if isEnabled {
        GeometryReader { proxy in
          let insets = proxy.safeAreaInsets
          if insets != EdgeInsets() {
            ZStack {
              ForEach(0..<9) { place in
                copy(of: content, column: place % 3 - 1, row: place / 3 - 1, insets)
              }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            // Measurements.md#background-extension
            .blur(radius: 12, opaque: true)
            .clipShape(Extended(insets: insets))
            .allowsHitTesting(false)
            .accessibilityHidden(true)
          }
        }
      }
    }
  }

  /// The view, mirrored at the edge in a direction; nothing beyond an edge without an inset.
  @MainActor @ViewBuilder private func copy(
    of content: Content, column: Int, row: Int, _ insets: EdgeInsets
  ) -> some View {
    let isNeeded =
      (column == 0 || (column < 0 ? insets.leading : insets.trailing) > 0)
      && (row == 0 || (row < 0 ? insets.top : insets.bottom) > 0)
    if isNeeded {
      content.scaleEffect(
        x: column == 0 ? 1 : -1, y: row == 0 ? 1 : -1,
        anchor: UnitPoint(x: column < 0 ? 0 : 1, y: row < 0 ? 0 : 1))
    }
  }
}

/// A rectangle and the safe area around it.
nonisolated private struct Extended: Shape {
  let insets: EdgeInsets

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom))
  }
}
