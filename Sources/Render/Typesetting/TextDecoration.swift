import Foundation
import ViewCore

/// The geometry of an underline or strikethrough.
struct TextDecoration {
  let run: ResolvedText.Run
  /// The left end and the length of the decoration, and the baseline of its line, in points.
  let x: Double, width: Double, baseline: Double
  let grid: PixelGrid

  func underline(_ line: ResolvedText.LineDecoration, paint: Paint) -> DisplayItem {
    // Measurements.md#text-underline
    item(line, center: raisedBaseline + 0.15137 * size, paint: paint)
  }

  func strikethrough(_ line: ResolvedText.LineDecoration, paint: Paint) -> DisplayItem {
    // Measurements.md#text-strikethrough
    item(line, center: raisedBaseline - VerticalMetrics.system.xHeight / 2 * size, paint: paint)
  }

  private var size: Double { Double(run.font.size) }
  private var raisedBaseline: Double { baseline - Double(run.baselineOffset) }

  /// The thickness as measured in SF at regular, medium, semibold and bold, linearly interpolated.
  private var thickness: Double {
    let factors = [1, 1.214, 1.369, 1.583]  // Measurements.md#text-underline
    let position = min(max(Double(run.font.weight - 400) / 100, 0), 3)
    let index = min(Int(position), 2)
    let factor = factors[index] + (factors[index + 1] - factors[index]) * (position - Double(index))
    return grid.ceil(0.05859 * size * factor)
  }

  private func item(_ line: ResolvedText.LineDecoration, center: Double, paint: Paint)
    -> DisplayItem
  {
    let thickness = thickness
    let top = grid.round(center - thickness / 2)
    let paint = line.color ?? paint
    guard let dash = dash(of: line.pattern, thickness: thickness) else {
      let bar = CGRect(x: x, y: top, width: width, height: thickness)
      return .fill(Path(storage: .rect(bar)), paint, FillStyle())
    }
    let middle = top + thickness / 2
    let path = Path(
      storage: .elements([
        .move(to: CGPoint(x: x, y: middle)), .line(to: CGPoint(x: x + width, y: middle)),
      ]))
    return .stroke(path, paint, StrokeStyle(lineWidth: thickness, dash: dash))
  }

  private func dash(of pattern: ResolvedText.LineDecoration.Pattern, thickness: Double)
    -> [CGFloat]?
  {
    // Measurements.md#text-line-dashes
    switch pattern {
    case .solid: nil
    case .dot: [3 * thickness, 3 * thickness]
    case .dash: [10 * thickness, 5 * thickness]
    case .dashDot: [10 * thickness] + Array(repeating: 3 * thickness, count: 3)
    case .dashDotDot: [10 * thickness] + Array(repeating: 3 * thickness, count: 5)
    }
  }
}
