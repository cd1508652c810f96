import Foundation
import ViewCore

/// The insertion point, 2 points wide and one line tall.
struct Caret: View {
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let size = (font ?? .body).request(for: typeSize).size
    // The sum of ascent and descent of the system font, in its units of 1/2048 em.
    // Measurements.md#text-field-caret
    Rectangle().fill(.tint).frame(width: 2, height: size * 2444 / 2048)
  }
}

/// Shows the caret after the last character of a text, which is at its left in a text that runs
/// from right to left.
struct CaretAfterText: ViewModifier {
  let isShown: Bool
  /// Whether the text is empty, and shown as a space.
  var isEmpty = false
  @Environment(\.pixelLength) private var pixelLength

  func body(content: Content) -> some View {
    content.overlayPreferenceValue(Text.LayoutKey.self, alignment: .bottomLeading) { layouts in
      if isShown {
        if let end = end(of: layouts.first?.layout) {
          // The position counts from the left edge in both directions of the layout.
          Color.clear.overlay(alignment: .bottomLeading) { Caret().offset(x: end) }
            .environment(\.layoutDirection, .leftToRight)
        } else {
          Caret()
        }
      }
    }
  }

  /// The position after the last character, from the left edge of the text in points; nil without
  /// characters.
  private func end(of layout: Text.Layout?) -> CGFloat? {
    guard !isEmpty, let line = layout?.last, let run = line.last else { return nil }
    let bounds = line.typographicBounds.rect
    guard run.layoutDirection == .leftToRight else { return bounds.minX }
    return (bounds.maxX / pixelLength).rounded(.up) * pixelLength
  }
}
