import Foundation

extension GraphicsContext {
  /// A resolved symbol of the canvas.
  public struct ResolvedSymbol {
    let list: DisplayList

    /// The size of the symbol in points.
    public let size: CGSize
  }

  /// Returns the symbol of the canvas with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    layer.source?.symbol(id, scale: layer.scale)
      .map { ResolvedSymbol(list: $0.list, size: $0.size) }
  }

  /// Draws a symbol stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let place = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    let list = DisplayList(items: [.group(.transform(place), symbol.list)])
    add(DisplayList(items: [.group(.opacity(1), list)]), covering: list)
  }

  /// Draws a symbol at its own size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: anchor.rect(of: symbol.size, at: point))
  }
}
