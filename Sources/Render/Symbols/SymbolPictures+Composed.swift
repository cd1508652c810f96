import Foundation
import ViewCore

/// Pictures that consist of several figures.
extension SymbolPictures {
  static let composed = figures.merging(arrowheads) { $1 }

  private static let figures: [String: Picture] = [
    "record.circle": { pen in
      pen.ring(radius: circleRadius)
      pen.disc(radius: 0.3)
    },
    "record.circle.fill": { pen in
      pen.disc(radius: circleRadius)
      pen.disc(radius: 0.36, isHole: true)
      pen.disc(radius: 0.28)
    },
    "target": { pen in
      for radius in [circleRadius, 0.36, 0.17] { pen.ring(radius: radius) }
    },
    "circlebadge": { $0.ring(radius: 0.3) },
    "circlebadge.fill": { $0.disc(radius: 0.3) },
    "circle.grid.3x3": { pen in
      for center in grid { pen.ring(at: center, radius: 0.15) }
    },
    "circle.grid.3x3.fill": { pen in
      for center in grid { pen.disc(at: center, radius: 0.15) }
    },
    "circle.grid.2x1": { pen in
      for x in [-0.3, 0.3] { pen.ring(at: CGPoint(x: x, y: 0), radius: 0.24) }
    },
    "circle.grid.2x1.fill": { pen in
      for x in [-0.3, 0.3] { pen.disc(at: CGPoint(x: x, y: 0), radius: 0.24) }
    },
    "rectangle.grid.3x2": { pen in
      for cell in cells { pen.frame(cell, cornerRadius: 0.07) }
    },
    "rectangle.grid.3x2.fill": { pen in
      for cell in cells { pen.rectangle(cell, cornerRadius: 0.07) }
    },
    "pentagon": { $0.outlinedPolygon(pentagon) },
    "pentagon.fill": { $0.polygon(pentagon) },
    "octagon": { $0.outlinedPolygon(octagon) },
    "octagon.fill": { $0.polygon(octagon) },
    "rhombus": { $0.outlinedPolygon(diamond) },
    "rhombus.fill": { $0.polygon(diamond) },
    "cross": { $0.outlinedPolygon(cross) },
    "cross.fill": { $0.polygon(cross) },
    "crown": { $0.outlinedPolygon(crown) },
    "crown.fill": { $0.polygon(crown) },
    "cube": { pen in
      pen.outlinedPolygon(hexagon)
      pen.arms(from: .zero, to: cubeEdges)
    },
    "cube.fill": { pen in
      pen.polygon(hexagon)
      pen.arms(from: .zero, to: cubeEdges, isHole: true)
    },
    "shippingbox": { pen in
      pen.outlinedPolygon(hexagon)
      pen.arms(from: .zero, to: cubeEdges)
      pen.stroke(points((-0.225, -0.39), (0.225, -0.13)))
    },
    "shippingbox.fill": { pen in
      pen.polygon(hexagon)
      pen.arms(from: .zero, to: cubeEdges, isHole: true)
    },
    "gift": { pen in
      pen.frame(CGRect(x: -0.53, y: -0.26, width: 1.06, height: 0.28), cornerRadius: 0.07)
      pen.frame(CGRect(x: -0.44, y: -0.26, width: 0.88, height: 0.8), cornerRadius: 0.1)
      pen.stroke(points((0, -0.22), (0, 0.5)))
      bow(&pen)
    },
    "gift.fill": { pen in
      let gap = pen.thickness * 0.4
      for x in [-0.53, gap] {
        pen.rectangle(
          CGRect(x: x, y: -0.26, width: 0.53 - gap, height: 0.24), cornerRadius: 0.05)
      }
      for x in [-0.44, gap] {
        pen.rectangle(
          CGRect(x: x, y: 0.05, width: 0.44 - gap, height: 0.49), cornerRadius: 0.05)
      }
      bow(&pen)
    },
    "rectangle.stack": { pen in
      pen.frame(stackFront, cornerRadius: 0.15)
      stackBack(&pen)
    },
    "rectangle.stack.fill": { pen in
      pen.rectangle(stackFront, cornerRadius: 0.15)
      stackBack(&pen)
    },
    "externaldrive": { pen in
      pen.frame(drive, cornerRadius: 0.14)
      pen.stroke(points((-0.52, 0.02), (0.52, 0.02)))
      pen.disc(at: CGPoint(x: 0.36, y: 0.18), radius: 0.06)
    },
    "externaldrive.fill": { pen in
      pen.rectangle(drive, cornerRadius: 0.14)
      pen.arms(from: CGPoint(x: -0.52, y: 0.02), to: [CGPoint(x: 0.52, y: 0.02)], isHole: true)
      pen.disc(at: CGPoint(x: 0.36, y: 0.2), radius: 0.06, isHole: true)
    },
    "internaldrive": { pen in
      pen.frame(drive, cornerRadius: 0.14)
      pen.stroke(points((-0.52, 0.02), (0.52, 0.02)))
      pen.disc(at: CGPoint(x: -0.36, y: 0.18), radius: 0.06)
    },
    "internaldrive.fill": { pen in
      pen.rectangle(drive, cornerRadius: 0.14)
      pen.arms(from: CGPoint(x: -0.52, y: 0.02), to: [CGPoint(x: 0.52, y: 0.02)], isHole: true)
      pen.disc(at: CGPoint(x: -0.36, y: 0.2), radius: 0.06, isHole: true)
    },
    "books.vertical": { pen in
      for book in books { pen.frame(book, cornerRadius: 0.07) }
    },
    "books.vertical.fill": { pen in
      for book in books { pen.rectangle(book, cornerRadius: 0.07) }
    },
    "square.and.pencil": { pen in
      pen.stroke(openSquare)
      pen.polygon(points((0.46, -0.58), (0.58, -0.46), (0.02, 0.1), (-0.16, 0.16), (-0.1, -0.02)))
    },
    "barcode": { pen in
      for (x, width) in [(-0.56, 0.08), (-0.4, 0.05), (-0.28, 0.12), (-0.08, 0.05), (0.04, 0.08)] {
        pen.rectangle(bar(x, width), cornerRadius: 0.02)
      }
      for (x, width) in [(0.2, 0.12), (0.39, 0.05), (0.49, 0.07)] {
        pen.rectangle(bar(x, width), cornerRadius: 0.02)
      }
    },
    "sidebar.left": sidebar(at: -0.18), "sidebar.leading": sidebar(at: -0.18),
    "sidebar.right": sidebar(at: 0.18), "sidebar.trailing": sidebar(at: 0.18),
    "rectangle.split.2x1": sidebar(at: 0),
    "square.split.2x1": { pen in
      pen.frame(square, cornerRadius: 0.2)
      pen.stroke(points((0, -0.45), (0, 0.45)))
    },
    "mappin": { pen in
      pen.disc(at: CGPoint(x: 0, y: -0.3), radius: 0.23)
      pen.stroke(points((0, -0.2), (0, 0.5)))
    },
    "chart.bar.fill": { pen in
      for (index, height) in [0.4, 0.9, 0.65].enumerated() {
        let x = -0.5 + 0.36 * CGFloat(index)
        pen.rectangle(
          CGRect(x: x, y: 0.5 - height, width: 0.28, height: height), cornerRadius: 0.06)
      }
    },
    "chart.xyaxis.line": { pen in
      pen.stroke(axes)
      pen.stroke(points((-0.32, 0.12), (-0.08, -0.18), (0.16, 0.06), (0.5, -0.34)))
    },
    "chart.line.uptrend.xyaxis": { pen in
      pen.stroke(axes)
      pen.stroke(points((-0.32, 0.2), (-0.08, -0.06), (0.12, 0.08), (0.5, -0.38)))
      pen.stroke(points((0.22, -0.38), (0.5, -0.38), (0.5, -0.1)))
    },
    "chart.line.downtrend.xyaxis": { pen in
      pen.stroke(axes)
      pen.stroke(points((-0.32, -0.38), (-0.08, -0.1), (0.12, -0.24), (0.5, 0.2)))
      pen.stroke(points((0.22, 0.2), (0.5, 0.2), (0.5, -0.08)))
    },
    "waveform.path.ecg": { pen in
      pen.stroke(
        points(
          (-0.62, 0), (-0.36, 0), (-0.24, -0.2), (-0.1, 0.48), (0.08, -0.5), (0.2, 0.16), (0.28, 0),
          (0.62, 0)))
    },
    "cellularbars": { pen in
      for index in 0..<4 {
        let height = 0.26 + 0.2 * CGFloat(index)
        pen.rectangle(
          CGRect(
            x: -0.57 + 0.3 * CGFloat(index), y: 0.43 - height, width: 0.22, height: height),
          cornerRadius: 0.06)
      }
    },
  ]

  private static func sidebar(at x: CGFloat) -> Picture {
    { pen in
      pen.frame(wide, cornerRadius: 0.16)
      pen.stroke(points((x, -0.38), (x, 0.38)))
    }
  }

  private static let arrowheads: [String: Picture] = {
    var pictures: [String: Picture] = [:]
    let directions: [(name: String, turn: @Sendable (CGPoint) -> CGPoint)] = [
      ("right", { $0 }), ("forward", { $0 }), ("left", { CGPoint(x: -$0.x, y: -$0.y) }),
      ("backward", { CGPoint(x: -$0.x, y: -$0.y) }), ("down", { CGPoint(x: -$0.y, y: $0.x) }),
      ("up", { CGPoint(x: $0.y, y: -$0.x) }),
    ]
    for (name, turn) in directions {
      let corners = points((-0.3, -0.36), (0.34, 0), (-0.3, 0.36)).map(turn)
      pictures["arrowtriangle." + name] = { $0.outlinedPolygon(corners) }
      pictures["arrowtriangle." + name + ".fill"] = { $0.polygon(corners) }
    }
    return pictures
  }()

  private static let grid: [CGPoint] = [-0.4, 0, 0.4].flatMap { y in
    [-0.4, 0, 0.4].map { CGPoint(x: $0, y: y) }
  }
  private static let cells: [CGRect] = [-0.4, 0.04].flatMap { y in
    [-0.6, -0.18, 0.24].map { CGRect(x: $0, y: y, width: 0.36, height: 0.36) }
  }
  private static let pentagon = points(
    (0, -0.5), (0.5, -0.13), (0.31, 0.46), (-0.31, 0.46), (-0.5, -0.13))
  private static let octagon = points(
    (-0.21, -0.5), (0.21, -0.5), (0.5, -0.21), (0.5, 0.21), (0.21, 0.5), (-0.21, 0.5),
    (-0.5, 0.21), (-0.5, -0.21))
  private static let cross = points(
    (-0.17, -0.5), (0.17, -0.5), (0.17, -0.17), (0.5, -0.17), (0.5, 0.17), (0.17, 0.17),
    (0.17, 0.5), (-0.17, 0.5), (-0.17, 0.17), (-0.5, 0.17), (-0.5, -0.17), (-0.17, -0.17))
  private static let crown = points(
    (-0.58, -0.32), (-0.26, -0.04), (0, -0.46), (0.26, -0.04), (0.58, -0.32), (0.42, 0.4),
    (-0.42, 0.4))
  private static let cubeEdges = [
    CGPoint(x: -0.45, y: -0.26), CGPoint(x: 0.45, y: -0.26), CGPoint(x: 0, y: 0.5),
  ]
  private static let stackFront = CGRect(x: -0.57, y: -0.2, width: 1.14, height: 0.7)
  private static let drive = CGRect(x: -0.6, y: -0.34, width: 1.2, height: 0.72)
  private static let books = [
    CGRect(x: -0.55, y: -0.46, width: 0.26, height: 0.96),
    CGRect(x: -0.24, y: -0.3, width: 0.26, height: 0.8),
    CGRect(x: 0.07, y: -0.52, width: 0.44, height: 1.02),
  ]
  private static let openSquare = points(
    (0.06, -0.44), (-0.34, -0.44), (-0.44, -0.34), (-0.44, 0.42), (-0.34, 0.52), (0.42, 0.52),
    (0.52, 0.42), (0.52, 0.02))
  private static let axes = points((-0.54, -0.5), (-0.54, 0.44), (0.56, 0.44))

  private static func bar(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: -0.44, width: width, height: 0.88)
  }

  private static func bow(_ pen: inout SymbolPen) {
    for x in [-0.17, 0.17] { pen.ring(at: CGPoint(x: x, y: -0.4), radius: 0.16) }
  }

  private static func stackBack(_ pen: inout SymbolPen) {
    pen.stroke(points((-0.42, -0.34), (0.42, -0.34)))
    pen.stroke(points((-0.28, -0.48), (0.28, -0.48)))
  }
}
