import Foundation

/// The placeholder of an unknown symbol or unreadable file: a hatched box with its name.
struct SymbolPlaceholder {
  let name: String

  func draw(
    size: CGSize, environment: EnvironmentValues, text: any TextLayoutEngine,
    context: inout DisplayContext
  ) {
    let rect = context.pixelAligned(size)
    let color = Color.red.resolve(in: environment)
    var hatch = Path()
    let step = max(3, min(rect.width, rect.height) / 8)  // Measurements.md#symbol-placeholder-look
    var x = rect.minX - rect.height
    while x < rect.maxX {
      hatch.move(to: CGPoint(x: x, y: rect.maxY))
      hatch.addLine(to: CGPoint(x: x + rect.height, y: rect.minY))
      x += step
    }
    let line = StrokeStyle(lineWidth: 0.5)
    let lines = DisplayList(items: [
      .stroke(hatch, .color(color.multiplyingOpacity(by: 0.3)), line)
    ])
    context.list.append(.group(.clip(Path(rect), FillStyle()), lines))
    context.list.append(.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), .color(color), line))
    let label = label(in: rect.insetBy(dx: 1, dy: 1), scale: environment.displayScale)
    draw(label, in: rect.insetBy(dx: 1, dy: 1), color: color, with: text, context: &context)
  }

  /// Returns the name as text, as large as the box allows.
  private func label(in rect: CGRect, scale: CGFloat) -> ResolvedText {
    let size = min(12, max(3, min(rect.width, rect.height) / 4))
    var text = ResolvedText()
    // Zero-width spaces permit line breaks after dots.
    let string = name.replacingOccurrences(of: ".", with: ".\u{200B}")
    text.runs = [
      ResolvedText.Run(
        string: string, font: Font.system(size: size).request(for: .large))
    ]
    text.alignment = .center
    text.displayScale = scale
    return text
  }

  private func draw(
    _ label: ResolvedText, in rect: CGRect, color: Color.Resolved, with text: any TextLayoutEngine,
    context: inout DisplayContext
  ) {
    let prepared = text.prepare(label)
    let block = prepared.layout(
      proposal: ProposedViewSize(width: rect.width, height: rect.height))
    let origin = CGPoint(
      x: rect.midX - block.size.width / 2, y: rect.midY - block.size.height / 2)
    block.draw(at: origin, foreground: .color(color), into: &context.list)
  }
}
