import Foundation
import ViewCore

/// Pictures of simple geometry, in ems around the origin.
enum SymbolPictures {
  typealias Picture = @Sendable (inout SymbolPen) -> Void

  /// The picture of a name; nil if there is none.
  static func picture(named name: String) -> Picture? { all[name] ?? composed[name] }

  static var names: [String] { Array(all.keys) + composed.keys }

  /// The outer radius of a circle that fills its symbol.
  static let circleRadius: CGFloat = 0.545
  /// A square that fills its symbol.
  static let square = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)

  static let all: [String: Picture] = [
    "circle": { $0.ring(radius: circleRadius) },
    "circle.fill": { $0.disc(radius: circleRadius) },
    "largecircle.fill.circle": {
      $0.ring(radius: circleRadius)
      $0.disc(radius: 0.33)
    },
    "smallcircle.filled.circle": {
      $0.ring(radius: circleRadius)
      $0.disc(radius: 0.2)
    },
    "square": { $0.frame(square, cornerRadius: 0.2) },
    "square.fill": { $0.rectangle(square, cornerRadius: 0.2) },
    "app": { $0.frame(square, cornerRadius: 0.27) },
    "app.fill": { $0.rectangle(square, cornerRadius: 0.27) },
    "rectangle": { $0.frame(wide, cornerRadius: 0.18) },
    "rectangle.fill": { $0.rectangle(wide, cornerRadius: 0.18) },
    "rectangle.portrait": { $0.frame(tall, cornerRadius: 0.18) },
    "rectangle.portrait.fill": { $0.rectangle(tall, cornerRadius: 0.18) },
    "capsule": { $0.frame(flat, cornerRadius: flat.height / 2) },
    "capsule.fill": { $0.rectangle(flat, cornerRadius: flat.height / 2) },
    "capsule.portrait": { $0.frame(upright, cornerRadius: upright.width / 2) },
    "capsule.portrait.fill": { $0.rectangle(upright, cornerRadius: upright.width / 2) },
    "square.grid.2x2": { pen in
      for cell in cells { pen.frame(cell, cornerRadius: 0.1) }
    },
    "square.grid.2x2.fill": { pen in
      for cell in cells { pen.rectangle(cell, cornerRadius: 0.1) }
    },
    "diamond": { $0.outlinedPolygon(diamond) },
    "diamond.fill": { $0.polygon(diamond) },
    "hexagon": { $0.outlinedPolygon(hexagon) },
    "hexagon.fill": { $0.polygon(hexagon) },
    "play": { $0.outlinedPolygon(play) },
    "play.fill": { $0.polygon(play) },
    "pause": { pen in
      for bar in bars { pen.frame(bar, cornerRadius: 0.08) }
    },
    "pause.fill": { pen in
      for bar in bars { pen.rectangle(bar, cornerRadius: 0.08) }
    },
    "stop": { $0.frame(square.insetBy(dx: 0.08, dy: 0.08), cornerRadius: 0.14) },
    "stop.fill": { $0.rectangle(square.insetBy(dx: 0.08, dy: 0.08), cornerRadius: 0.14) },
    "bolt": { $0.outlinedPolygon(bolt) },
    "bolt.fill": { $0.polygon(bolt) },
    "location": { $0.outlinedPolygon(location) },
    "location.fill": { $0.polygon(location) },
    "house": { pen in
      pen.stroke(roof)
      pen.stroke(chimney)
      pen.stroke(walls)
      pen.stroke(door)
    },
    "doc": { pen in
      pen.outlinedPolygon(sheet)
      pen.stroke(fold)
    },
    "sun.max": { pen in
      pen.ring(radius: 0.28)
      sunRays(&pen)
    },
    "sun.max.fill": { pen in
      pen.disc(radius: 0.28)
      sunRays(&pen)
    },
    "creditcard": { pen in
      pen.frame(wide, cornerRadius: 0.14)
      pen.stroke(points((-0.53, -0.14), (0.53, -0.14)))
    },
    "cart": { pen in
      pen.stroke(cart)
      for x in [-0.16, 0.32] { pen.disc(at: CGPoint(x: x, y: 0.42), radius: 0.09) }
    },
    "map": { pen in
      pen.outlinedPolygon(map)
      pen.stroke(points((-0.18, -0.46), (-0.18, 0.34)))
      pen.stroke(points((0.18, -0.34), (0.18, 0.46)))
    },
    "tag": { pen in
      pen.outlinedPolygon(tag)
      pen.disc(at: CGPoint(x: -0.24, y: -0.24), radius: 0.08)
    },
    "video": { pen in
      pen.frame(CGRect(x: -0.66, y: -0.38, width: 0.86, height: 0.76), cornerRadius: 0.16)
      pen.outlinedPolygon(lens)
    },
    "eye": { pen in
      pen.stroke(arc(from: -0.62, to: 0.62, y: 0, height: -0.4))
      pen.stroke(arc(from: -0.62, to: 0.62, y: 0, height: 0.4))
      pen.ring(radius: 0.22)
    },
    "moon": { $0.outlinedPolygon(crescent) },
    "gearshape": gear,
    "person.circle": person,
    "person.crop.circle": person,
    "paperplane": { pen in
      pen.outlinedPolygon(points((0.5, -0.5), (0.14, 0.5), (-0.1, 0.1), (-0.5, -0.14)))
      pen.stroke(points((0.5, -0.5), (-0.1, 0.1)))
    },
    "chart.bar": { pen in
      for (index, height) in [0.4, 0.9, 0.65].enumerated() {
        let x = -0.5 + 0.36 * CGFloat(index)
        let bar = CGRect(x: x, y: 0.5 - height, width: 0.28, height: height)
        pen.frame(bar, cornerRadius: 0.06)
      }
    },
  ]

  static let wide = CGRect(x: -0.6, y: -0.43, width: 1.2, height: 0.86)
  private static let tall = CGRect(x: -0.43, y: -0.55, width: 0.86, height: 1.1)
  private static let flat = CGRect(x: -0.65, y: -0.34, width: 1.3, height: 0.68)
  private static let upright = CGRect(x: -0.34, y: -0.6, width: 0.68, height: 1.2)
  private static let cells = [(-0.5, -0.5), (0.06, -0.5), (-0.5, 0.06), (0.06, 0.06)].map {
    CGRect(x: $0.0, y: $0.1, width: 0.44, height: 0.44)
  }
  private static let bars = [-0.4, 0.1].map {
    CGRect(x: $0, y: -0.45, width: 0.3, height: 0.9)
  }
  static let diamond = points((0, -0.52), (0.52, 0), (0, 0.52), (-0.52, 0))
  static let hexagon = points(
    (0, -0.52), (0.45, -0.26), (0.45, 0.26), (0, 0.52), (-0.45, 0.26), (-0.45, -0.26))
  private static let play = points((-0.33, -0.46), (0.45, 0), (-0.33, 0.46))
  private static let bolt = points(
    (0.1, -0.56), (0.02, -0.08), (0.34, -0.08), (-0.1, 0.56), (-0.02, 0.08), (-0.34, 0.08))
  private static let location = points((0.46, -0.46), (0.06, 0.46), (0, 0), (-0.46, -0.06))
  private static let roof = points((-0.6, 0.02), (0, -0.5), (0.6, 0.02))
  private static let chimney = points((0.37, -0.44), (0.37, -0.2))
  private static let walls = points((-0.42, -0.1), (-0.42, 0.46), (0.42, 0.46), (0.42, -0.1))
  private static let door = points((-0.13, 0.46), (-0.13, 0.1), (0.13, 0.1), (0.13, 0.46))
  private static let sheet = points(
    (-0.38, -0.52), (0.08, -0.52), (0.38, -0.22), (0.38, 0.52), (-0.38, 0.52))
  private static let fold = points((0.08, -0.52), (0.08, -0.22), (0.38, -0.22))
  private static let cart = points(
    (-0.6, -0.46), (-0.44, -0.46), (-0.24, 0.2), (0.38, 0.2), (0.54, -0.3), (-0.39, -0.3))
  private static let map = points(
    (-0.55, -0.34), (-0.18, -0.46), (0.18, -0.34), (0.55, -0.46), (0.55, 0.34), (0.18, 0.46),
    (-0.18, 0.34), (-0.55, 0.46))
  private static let tag = points(
    (-0.5, -0.5), (0, -0.5), (0.52, 0.02), (0.02, 0.52), (-0.5, 0))
  private static let lens = points((0.3, -0.06), (0.6, -0.24), (0.6, 0.24), (0.3, 0.06))
  /// The edge of a disc without another disc at its upper right.
  private static let crescent: [CGPoint] = {
    let outer = circle(at: CGPoint(x: -0.04, y: 0.04), radius: 0.5, from: 2, to: 70)
    let inner = circle(at: CGPoint(x: 0.2, y: -0.2), radius: 0.4, from: 14, to: 58)
    return outer + inner.reversed()
  }()

  private static let gear: Picture = { pen in
    var rim: [CGPoint] = []
    for tooth in 0..<8 {
      for (step, radius) in [(-3, 0.4), (-2, 0.52), (2, 0.52), (3, 0.4)] {
        rim.append(
          circle(at: .zero, radius: radius, from: 12 * tooth + step, to: 12 * tooth + step)[0])
      }
    }
    pen.outlinedPolygon(rim)
    pen.ring(radius: 0.2)
  }

  private static let person: Picture = { pen in
    pen.ring(radius: circleRadius)
    pen.disc(at: CGPoint(x: 0, y: -0.14), radius: 0.18)
    pen.polygon(
      arc(from: -0.26, to: 0.26, y: 0.34, height: -0.18)
        + arc(from: 0.26, to: -0.26, y: 0.34, height: 0.08))
  }

  /// The points of a circle at 96ths of a turn, clockwise from the x axis.
  static func circle(at center: CGPoint, radius: CGFloat, from: Int, to: Int) -> [CGPoint] {
    (from...to).map {
      let (sine, cosine) = deterministicSineCosine(Double($0) * .pi / 48)
      return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
    }
  }

  /// The points of a parabola through (from, y) and (to, y) with its vertex `height` below.
  private static func arc(from: CGFloat, to: CGFloat, y: CGFloat, height: CGFloat) -> [CGPoint] {
    (0...16).map {
      let t = CGFloat($0) / 16
      return CGPoint(x: from + (to - from) * t, y: y + 4 * height * t * (1 - t))
    }
  }

  private static func sunRays(_ pen: inout SymbolPen) {
    let diagonal = CGFloat(0.5).squareRoot()
    for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      let turned = CGPoint(x: (x - y) * diagonal, y: (x + y) * diagonal)
      for ray in [CGPoint(x: x, y: y), turned] {
        pen.stroke([
          CGPoint(x: ray.x * 0.43, y: ray.y * 0.43), CGPoint(x: ray.x * 0.54, y: ray.y * 0.54),
        ])
      }
    }
  }

  static func points(_ points: (CGFloat, CGFloat)...) -> [CGPoint] {
    points.map { CGPoint(x: $0.0, y: $0.1) }
  }
}
