import Controls
import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// The content of a picker of colours: the grid, and the opacity below it.
struct ColorPickerScreen: View {
  let controller: UIColorPickerViewController
  @State private var color: UIColor
  private let mark = EvaluationMark()

  init(controller: UIColorPickerViewController) {
    self.controller = controller
    _color = State(initialValue: controller.selectedColor)
  }

  private static let columns = 12
  private static let rows = 10
  /// The hues of the columns, in degrees.
  private static let hues: [CGFloat] = [195, 217, 255, 285, 338, 6, 22, 38, 48, 57, 68, 100]

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Text(verbatim: "Colors").font(.headline)
        HStack {
          if controller.supportsEyedropper {
            Image(systemName: "eyedropper").foregroundStyle(Color(uiColor: .systemBlue))
          }
          Spacer()
          Button(action: controller.finish) {
            Image(systemName: "xmark.circle.fill").font(.title2)
              .foregroundStyle(Color(uiColor: .systemGray2))
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: "Close"))
        }
      }
      grid
      if controller.supportsAlpha { opacity }
      HStack {
        RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: color))
          .frame(width: 76, height: 76)
        Spacer()
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .background(Color(uiColor: .systemBackground))
  }

  private var grid: some View {
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            let shade = Self.color(row: row, column: column)
            Color(uiColor: shade)
              .overlay {
                if isChosen(shade) { Rectangle().strokeBorder(.white, lineWidth: 3) }
              }
              .onTapGesture {
                let alpha = color.cgColor.alpha
                choose(shade.withAlphaComponent(alpha > 0 ? alpha : 1))
              }
          }
        }
      }
    }
    .aspectRatio(CGFloat(Self.columns) / CGFloat(Self.rows), contentMode: .fit)
    .clipShape(.rect(cornerRadius: 8))
  }

  private var opacity: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: "OPACITY").font(.footnote.weight(.semibold))
        .foregroundStyle(Color(uiColor: .secondaryLabel))
      HStack(spacing: 16) {
        Slider(
          value: Binding {
            Double(color.cgColor.alpha)
          } set: {
            choose(color.withAlphaComponent(CGFloat($0)))
          }
        )
        Text(verbatim: "\(Int((color.cgColor.alpha * 100).rounded()))%")
          .font(.callout).frame(width: 64, height: 36)
          .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 8))
      }
    }
  }

  private func choose(_ chosen: UIColor) {
    color = chosen
    controller.choose(chosen)
  }

  private func isChosen(_ shade: UIColor) -> Bool {
    color.withAlphaComponent(1) == shade
  }

  /// The greys in the first row, and the dark to light colours of a hue in each column below.
  private static func color(row: Int, column: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let step = CGFloat(row - 1) / CGFloat(rows - 2)
    let brightness = min(1, 0.3 + step * 1.4)
    let saturation = min(1, 2 * (1 - step) + 0.2)
    return UIColor(
      hue: hues[column] / 360, saturation: saturation, brightness: brightness, alpha: 1)
  }
}
