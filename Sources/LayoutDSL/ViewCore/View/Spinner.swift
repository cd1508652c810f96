import Foundation
import ViewClock

/// The system's spinner, which makes one turn per second from the time it appears.
package struct Spinner: View {
  /// The diameter, in points.
  let diameter: CGFloat
  @State private var start = ViewClock.current?.now ?? 0

  package init(diameter: CGFloat) {
    self.diameter = diameter
  }

  package var body: some View { SpinnerSpokes(diameter: diameter, start: start) }

  /// Returns the number of spoke steps, from 0 to 7, between two clock times in seconds.
  ///
  /// The spinner makes eight steps per turn.
  ///
  /// Measurements.md#progress-spinner-turn
  nonisolated package static func steps(from start: TimeInterval, to now: TimeInterval) -> Int {
    let eighths = ((now - start) * 8 + Tolerance.steps).rounded(.down)
    return Int(eighths.truncatingRemainder(dividingBy: 8))
  }
}

private struct SpinnerSpokes: LeafView {
  let diameter: CGFloat
  let start: TimeInterval

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    CGSize(width: diameter, height: diameter)
  }

  func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    Spinner.draw(
      in: context.pixelAligned(size), steps: Spinner.steps(from: start, to: leaf.time),
      environment: leaf.environment, context: &context)
  }
}

extension Spinner {
  /// Draws the first `count` spokes of a spinner, clockwise from the top spoke.
  nonisolated static func draw(
    in frame: CGRect, count: Int = 8, steps: Int = 0, environment: EnvironmentValues,
    context: inout DisplayContext
  ) {
    let color = environment.styles.tint.map { _ in
      TintShapeStyle().resolvedStyle(in: environment)
    }
    for (index, (spoke, opacity)) in spokes(in: frame, steps: steps, isTinted: color != nil)
      .enumerated()
    where (14 - index) % 8 < count {
      let style =
        color ?? ResolvedStyle(.color(SystemColor.primary.resolved(in: environment.styles.color)))
      context.list.append(
        .fill(spoke, style.multiplyingOpacity(by: opacity).paint(in: frame), FillStyle()))
    }
  }

  /// Returns the outlines and opacities of the eight spokes.
  ///
  /// 1. Without steps, the darkest spoke points left. Each step turns the spinner clockwise by one
  ///    spoke.
  /// 2. The spokes behind the darkest one fade, counterclockwise.
  /// 3. The opacities run from 38 % to 12 %; for a tinted spinner, from 100 % to 32 %.
  nonisolated package static func spokes(
    in frame: CGRect, steps: Int = 0, isTinted: Bool
  ) -> [(outline: Path, opacity: Float)] {
    let diameter = min(frame.width, frame.height)
    // Measurements.md#progress-spinner-spokes
    let spoke = Path(
      roundedRect: CGRect(
        x: diameter * 0.25, y: -diameter * 0.06, width: diameter * 0.25, height: diameter * 0.12),
      cornerRadius: diameter * 0.06, style: .circular)
    return (0..<8).map { index in
      let (sine, cosine) = deterministicSineCosine(.pi * (1 - Double(index - steps) / 4))
      let turn = CGAffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: frame.midX, ty: frame.midY)
      let ink = 0.38 - 0.26 * Float(index) / 7  // Measurements.md#progress-spinner
      return (spoke.applying(turn), isTinted ? ink / 0.38 : ink)
    }
  }
}
