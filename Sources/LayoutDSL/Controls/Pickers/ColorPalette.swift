import Foundation
import SystemIntegration
import ViewCore

/// The content of a picker of colours: a grid, the opacity and the selected colour.
///
/// Measurements.md#color-palette
package struct ColorPalette: View {
  @Binding private var selection: Color.Resolved
  private let supportsOpacity: Bool
  private let showsEyedropper: Bool
  private let close: @MainActor () -> Void

  /// Creates the content of a picker; `close` is the action of its button.
  package init(
    selection: Binding<Color.Resolved>, supportsOpacity: Bool, showsEyedropper: Bool = true,
    close: @escaping @MainActor () -> Void
  ) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
    self.showsEyedropper = showsEyedropper
    self.close = close
  }

  package var body: some View {
    VStack(spacing: 20) {
      title
      ColorGrid(selection: $selection)
      if supportsOpacity { opacity }
      HStack {
        RoundedRectangle(cornerRadius: 10).fill(Color(selection)).frame(width: 76, height: 76)
        Spacer()
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .background(.background)
  }

  private var title: some View {
    ZStack {
      Text(verbatim: "Colors").font(.headline)
      HStack {
        if showsEyedropper { Image(systemName: "eyedropper").foregroundStyle(.tint) }
        Spacer()
        Button(action: close) {
          Image(systemName: "xmark.circle.fill").font(.title2)
            .foregroundStyle(Color(system: .gray2))
            .accessibilityLabel(Text(verbatim: "Close"))
        }
        .buttonStyle(.plain)
      }
    }
  }

  /// The opacity in per cent; an app may have set any number.
  private var percentage: Int {
    let opacity = selection.opacity
    return opacity.isNaN ? 0 : Int((min(max(opacity, 0), 1) * 100).rounded())
  }

  private var opacity: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: "OPACITY").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      HStack(spacing: 16) {
        Slider(value: $selection.opacity)
        Text(verbatim: "\(percentage)%")
          .font(.callout)
          .frame(width: 64, height: 36)
          .background(Color(system: .tertiaryFill), in: .rect(cornerRadius: 8))
      }
    }
  }
}

/// Greys, and below them the dark to light shades of a hue in each column.
private struct ColorGrid: View {
  @Binding var selection: Color.Resolved
  @Environment(\.self) private var environment

  private static let rows = 10
  /// The hues of the columns, in degrees.
  private static let hues: [Double] = [195, 217, 255, 285, 338, 6, 22, 38, 48, 57, 68, 100]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(Self.hues.indices, id: \.self) { column in
            cell(Self.color(row: row, column: column).resolve(in: environment))
          }
        }
      }
    }
    .aspectRatio(CGFloat(Self.hues.count) / CGFloat(Self.rows), contentMode: .fit)
    .clipShape(.rect(cornerRadius: 8))
  }

  private func cell(_ color: Color.Resolved) -> some View {
    Color(color)
      .overlay {
        if isSelected(color) { Rectangle().strokeBorder(.white, lineWidth: 3) }
      }
      .onTapGesture {
        // A clear colour becomes visible.
        let opacity = selection.opacity > 0 ? selection.opacity : 1
        selection = color
        selection.opacity = opacity
      }
  }

  private func isSelected(_ color: Color.Resolved) -> Bool {
    var selected = selection
    selected.opacity = 1
    return selected == color
  }

  private static func color(row: Int, column: Int) -> Color {
    if row == 0 { return Color(white: 1 - Double(column) / Double(hues.count - 1)) }
    let step = Double(row - 1) / Double(rows - 2)
    return Color(
      hue: hues[column] / 360, saturation: min(1, 2 * (1 - step) + 0.2),
      brightness: min(1, 0.3 + step * 1.4))
  }
}
