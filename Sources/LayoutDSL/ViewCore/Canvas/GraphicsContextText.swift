import Foundation

extension GraphicsContext {
  /// Text shaped in the context's environment.
  public struct ResolvedText {
    let text: any PreparedText

    /// The shading of the parts of the text without their own style.
    public var shading: Shading

    /// Returns the size of the text laid out in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      text.layout(proposal: ProposedViewSize(size)).size
    }

    /// Returns the distance from the top of the text to its first baseline, laid out in a size, in
    /// points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      text.layout(proposal: ProposedViewSize(size)).firstBaseline
    }

    /// Returns the distance from the top of the text to its last baseline, laid out in a size, in
    /// points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      text.layout(proposal: ProposedViewSize(size)).lastBaseline
    }
  }

  /// Resolves text in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolution = TextResolution(text, in: environment, services: layer.services)
    return ResolvedText(
      text: layer.services.text.prepare(resolution.text),
      shading: resolution.style.map { .style($0) } ?? .foreground)
  }

  /// Draws resolved text in a rectangle, from its top-leading corner, with lines that fit it.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.text.layout(proposal: ProposedViewSize(rect.size)), at: rect.origin)
  }

  /// Draws resolved text at its ideal size, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let block = text.text.layout(proposal: .unspecified)
    draw(text, block, at: anchor.rect(of: block.size, at: point).origin)
  }

  /// Draws text in a rectangle, from its top-leading corner, with lines that fit it.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws text at its ideal size, with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ block: any TextBlock, at origin: CGPoint) {
    let bounds = CGRect(origin: origin, size: block.size)
    var shape = DisplayList()
    block.draw(at: origin, foreground: .color(.black), into: &shape)
    add(
      painted(text.shading, in: bounds) { list, paint in
        block.draw(at: origin, foreground: paint, into: &list)
      }, covering: shape)
  }
}
