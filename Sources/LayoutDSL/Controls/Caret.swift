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
