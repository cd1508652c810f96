// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A shape that marks the points of a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in a unit square that looks as large as the shape.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, style: style)
  }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The rim of a symbol, inside its outline.
struct StrokedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let half = style.lineWidth / 2
    guard half > 0 else { return Path() }
    return base.path(
      in: rect.insetBy(dx: min(half, rect.width / 2), dy: min(half, rect.height / 2))
    )
    .strokedPath(style)
  }
}

/// One of the symbols that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  enum Kind: CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  /// The width of the rim; nil for a filled symbol.
  var rim: CGFloat?

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, rim: lineWidth)
  }

  public func path(in rect: CGRect) -> Path {
    guard let rim else { return filledPath(in: rect) }
    let symbol = StrokedSymbolShape(
      base: BasicChartSymbolShape(kind: kind), style: StrokeStyle(lineWidth: rim))
    return symbol.path(in: rect)
  }

  private func filledPath(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    switch kind {
    case .circle: return Path(ellipseIn: square(at: center, side: side))
    case .square: return Path(square(at: center, side: side * 0.886))
    case .triangle: return polygon(3, at: center, radius: side * 0.64, shift: 0.08 * side)
    case .diamond: return polygon(4, at: center, radius: side * 0.62)
    case .pentagon: return polygon(5, at: center, radius: side * 0.57)
    case .plus: return arms(2, at: center, side: side, turn: 0)
    case .cross: return arms(2, at: center, side: side, turn: .pi / 4)
    case .asterisk: return arms(3, at: center, side: side, turn: .pi / 2)
    }
  }

  private func square(at center: CGPoint, side: CGFloat) -> CGRect {
    CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  private func polygon(
    _ corners: Int, at center: CGPoint, radius: CGFloat, shift: CGFloat = 0
  ) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi - .pi / 2
          let (sine, cosine) = deterministicSineCosine(angle)
          return CGPoint(x: center.x + radius * cosine, y: center.y + shift + radius * sine)
        })
      path.closeSubpath()
    }
  }

  private func arms(_ count: Int, at center: CGPoint, side: CGFloat, turn: CGFloat) -> Path {
    let lines = Path { path in
      for arm in 0..<count {
        let angle = CGFloat(arm) / CGFloat(count) * .pi + turn
        let (sine, cosine) = deterministicSineCosine(angle)
        let reach = CGSize(width: cosine * side * 0.55, height: sine * side * 0.55)
        path.move(to: CGPoint(x: center.x - reach.width, y: center.y - reach.height))
        path.addLine(to: CGPoint(x: center.x + reach.width, y: center.y + reach.height))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: side * 0.28))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let base: any ChartSymbolShape

  public init(_ symbol: any ChartSymbolShape) { base = symbol }

  public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
