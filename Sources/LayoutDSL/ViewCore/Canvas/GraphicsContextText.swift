import Foundation

extension GraphicsContext {
  /// A text shaped in the context's environment.
  public struct ResolvedText {
    let text: any PreparedText

    /// What the parts of the text are painted with that have no style of their own.
    public var shading: Shading

    /// The size the text takes in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      text.layout(proposal: ProposedViewSize(size)).size
    }

    /// From the top of the text to its first baseline when set in a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      text.layout(proposal: ProposedViewSize(size)).firstBaseline
    }

    /// From the top of the text to its last baseline when set in a size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      text.layout(proposal: ProposedViewSize(size)).lastBaseline
    }
  }

  /// The text in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolution = TextResolution(text, in: environment, services: layer.services)
    return ResolvedText(
      text: layer.services.text.prepare(resolution.text),
      shading: resolution.style.map { .style($0) } ?? .foreground)
  }

  /// Draws a text broken to fit a rectangle, from its top-leading corner on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.text.layout(proposal: ProposedViewSize(rect.size)), at: rect.origin)
  }

  /// Draws a text at its own size, with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let block = text.text.layout(proposal: .unspecified)
    draw(text, block, at: anchor.rect(of: block.size, at: point).origin)
  }

  /// Draws a text broken to fit a rectangle, from its top-leading corner on.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a text at its own size, with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ block: TextBlock, at origin: CGPoint) {
    let bounds = CGRect(origin: origin, size: block.size)
    var shape = DisplayList()
    text.text.draw(block, at: origin, foreground: .color(.black), into: &shape)
    add(
      painted(text.shading, in: bounds) { list, paint in
        text.text.draw(block, at: origin, foreground: paint, into: &list)
      }, covering: shape)
  }
}
