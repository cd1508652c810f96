import Foundation

/// A figure that encloses a symbol.
enum SymbolEnclosure: String, CaseIterable {
  case circle, square, rectangle, diamond, app

  /// Draws the figure; its outer edge is the same whether it is filled or not.
  func draw(isFilled: Bool, with pen: inout SymbolPen) {
    switch self {
    case .circle where isFilled: pen.disc(radius: SymbolPictures.circleRadius)
    case .circle: pen.ring(radius: SymbolPictures.circleRadius)
    case .diamond where isFilled: pen.polygon(SymbolPictures.diamond)
    case .diamond: pen.outlinedPolygon(SymbolPictures.diamond)
    case .square, .rectangle, .app:
      let rect = self == .rectangle ? SymbolPictures.wide : SymbolPictures.square
      let radius = self == .app ? 0.27 : self == .square ? 0.2 : 0.18
      isFilled
        ? pen.rectangle(rect, cornerRadius: radius) : pen.frame(rect, cornerRadius: radius)
    }
  }

  /// The scale of a symbol in the figure.
  func scale(for ink: CGRect) -> CGFloat { min(0.62, room / max(ink.width, ink.height)) }

  /// The largest side of a symbol in the figure, in ems.
  private var room: CGFloat {
    switch self {
    case .circle, .square, .app: 0.64
    case .rectangle: 0.56
    case .diamond: 0.5
    }
  }
}
