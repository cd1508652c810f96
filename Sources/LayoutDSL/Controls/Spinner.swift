import Foundation

/// The system's spinner as it stands at the start of its turn.
struct Spinner: LeafView {
  /// The diameter in points.
  let diameter: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    CGSize(width: diameter, height: diameter)
  }

  func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    Self.draw(in: context.pixelAligned(size), environment: leaf.environment, context: &context)
  }

  /// Paints some spokes of a spinner, clockwise from the top one.
  nonisolated static func draw(
    in frame: CGRect, count: Int = 8, environment: EnvironmentValues, context: inout DisplayContext
  ) {
    let color = environment.styles.tint.map { _ in
      TintShapeStyle().resolvedStyle(in: environment)
    }
    for (index, (spoke, opacity)) in spokes(in: frame, isTinted: color != nil).enumerated()
    where (14 - index) % 8 < count {
      let style =
        color ?? ResolvedStyle(.color(SystemColor.primary.resolved(in: environment.styles.color)))
      context.list.append(
        .fill(spoke, style.multiplyingOpacity(by: opacity).paint(in: frame), FillStyle()))
    }
  }

  /// The eight spokes and how dark each is: the darkest points left, those it has passed fade.
  ///
  /// Without a colour of its own, a spinner is ink of 38 % to 12 %.
  nonisolated static func spokes(in frame: CGRect, isTinted: Bool) -> [(
    outline: Path, opacity: Float
  )] {
    let diameter = min(frame.width, frame.height)
    let spoke = Path(
      roundedRect: CGRect(
        x: diameter * 0.25, y: -diameter * 0.06, width: diameter * 0.25, height: diameter * 0.12),
      cornerRadius: diameter * 0.06, style: .circular)
    return (0..<8).map { index in
      let (sine, cosine) = deterministicSineCosine(.pi * (1 - Double(index) / 4))
      let turn = CGAffineTransform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: frame.midX, ty: frame.midY)
      let ink = 0.38 - 0.26 * Float(index) / 7
      return (spoke.applying(turn), isTinted ? ink / 0.38 : ink)
    }
  }
}
