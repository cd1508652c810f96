import Foundation
import LayoutDSL

/// Pictures of weather, animals, plants and sound.
extension SymbolPictures {
  static let nature = pictures.merging(speakers) { $1 }

  private static let pictures: [String: Picture] = [
    "cloud.rain": { pen in
      pen.outlinedPolygon(cloud)
      rain(&pen)
    },
    "cloud.rain.fill": { pen in
      pen.polygon(cloud)
      rain(&pen)
    },
    "cloud.heavyrain": { pen in
      pen.outlinedPolygon(cloud)
      heavyRain(&pen)
    },
    "cloud.heavyrain.fill": { pen in
      pen.polygon(cloud)
      heavyRain(&pen)
    },
    "cloud.drizzle": { pen in
      pen.outlinedPolygon(cloud)
      drizzle(&pen)
    },
    "cloud.drizzle.fill": { pen in
      pen.polygon(cloud)
      drizzle(&pen)
    },
    "cloud.sun": { pen in
      pen.outlinedPolygon(cloud)
      sun(&pen, isFilled: false)
    },
    "cloud.sun.fill": { pen in
      pen.polygon(cloud)
      sun(&pen, isFilled: true)
    },
    "cloud.sun.rain": { pen in
      pen.outlinedPolygon(cloud)
      sun(&pen, isFilled: false)
      rain(&pen)
    },
    "cloud.sun.rain.fill": { pen in
      pen.polygon(cloud)
      sun(&pen, isFilled: true)
      rain(&pen)
    },
    "carrot": { pen in
      pen.outlinedPolygon(root)
      for notch in notches { pen.stroke(notch) }
      leaves(&pen)
    },
    "carrot.fill": { pen in
      pen.polygon(root)
      for notch in notches { pen.arms(from: notch[0], to: [notch[1]], isHole: true) }
      leaves(&pen)
    },
    "tortoise": { pen in
      pen.outlinedPolygon(shell)
      pen.stroke(points((-0.3, 0.1), (-0.16, -0.16), (0.1, -0.16), (0.22, 0.1)))
      pen.ring(at: CGPoint(x: 0.52, y: -0.02), radius: 0.15)
      legs(&pen)
    },
    "tortoise.fill": { pen in
      pen.polygon(shell)
      pen.disc(at: CGPoint(x: 0.52, y: -0.02), radius: 0.15)
      legs(&pen)
    },
    "pawprint": { pen in
      pen.outlinedPolygon(pad)
      for toe in toes { pen.ring(at: toe.center, radius: toe.radius) }
    },
    "pawprint.fill": { pen in
      pen.polygon(pad)
      for toe in toes { pen.disc(at: toe.center, radius: toe.radius) }
    },
    "speaker": { $0.outlinedPolygon(horn) },
    "speaker.fill": { $0.polygon(horn) },
  ]

  /// With one to three waves.
  private static let speakers: [String: Picture] = {
    var speakers: [String: Picture] = [:]
    for count in 1...3 {
      speakers["speaker.wave.\(count)"] = { pen in
        pen.outlinedPolygon(horn)
        for wave in waves.prefix(count) { pen.stroke(wave) }
      }
      speakers["speaker.wave.\(count).fill"] = { pen in
        pen.polygon(horn)
        for wave in waves.prefix(count) { pen.stroke(wave) }
      }
    }
    return speakers
  }()

  /// Three bumps on a flat ground.
  private static let cloud =
    circle(at: CGPoint(x: -0.3, y: -0.12), radius: 0.2, from: 24, to: 68)
    + circle(at: CGPoint(x: -0.02, y: -0.26), radius: 0.28, from: 54, to: 86)
    + circle(at: CGPoint(x: 0.34, y: -0.11), radius: 0.19, from: 70, to: 120)

  private static func rain(_ pen: inout SymbolPen) {
    for x in [-0.24, 0, 0.24] { pen.stroke(points((x + 0.05, 0.26), (x - 0.05, 0.46))) }
  }

  private static func heavyRain(_ pen: inout SymbolPen) {
    for (x, length) in [(-0.3, 0.16), (-0.1, 0.26), (0.1, 0.16), (0.3, 0.26)] {
      pen.stroke(points((x + 0.05, 0.26), (x + 0.05 - length * 0.5, 0.26 + length)))
    }
  }

  private static func drizzle(_ pen: inout SymbolPen) {
    for (x, y) in [(-0.28, 0.26), (-0.1, 0.36), (0.08, 0.26), (0.26, 0.36)] {
      pen.stroke(points((x + 0.02, y), (x - 0.02, y + 0.08)))
    }
  }

  /// Looks over the right end of the cloud.
  private static func sun(_ pen: inout SymbolPen, isFilled: Bool) {
    let center = CGPoint(x: 0.36, y: -0.53)
    let rim = circle(at: center, radius: 0.19, from: 56, to: 106)
    if isFilled {
      pen.polygon(rim)
    } else {
      pen.stroke(rim)
    }
    for place in [56, 68, 80, 92, 104] {
      pen.stroke([
        circle(at: center, radius: 0.36, from: place, to: place)[0],
        circle(at: center, radius: 0.42, from: place, to: place)[0],
      ])
    }
  }

  private static let root =
    points((-0.06, -0.26)) + circle(at: CGPoint(x: 0.13, y: -0.13), radius: 0.2, from: 64, to: 104)
    + points((0.26, 0.06), (-0.4, 0.46), (-0.47, 0.47), (-0.46, 0.4))
  private static let notches = [
    points((-0.14, -0.12), (-0.02, 0)), points((0.12, 0.16), (0.02, 0.06)),
    points((-0.28, 0.12), (-0.18, 0.22)),
  ]

  private static func leaves(_ pen: inout SymbolPen) {
    let stem = CGPoint(x: 0.28, y: -0.28)
    pen.arms(
      from: stem,
      to: [CGPoint(x: 0.5, y: -0.26), CGPoint(x: 0.46, y: -0.46), CGPoint(x: 0.26, y: -0.5)])
  }

  private static let shell =
    circle(at: CGPoint(x: -0.08, y: 0.16), radius: 0.46, from: 48, to: 96)
    + points((0.38, 0.2), (-0.54, 0.2))

  private static func legs(_ pen: inout SymbolPen) {
    for x in [-0.34, 0.14] {
      pen.rectangle(CGRect(x: x, y: 0.2, width: 0.18, height: 0.2), cornerRadius: 0.06)
    }
  }

  /// A triangle with round corners, drawn in a little below.
  private static let pad =
    circle(at: CGPoint(x: 0, y: 0.1), radius: 0.15, from: 54, to: 90)
    + circle(at: CGPoint(x: 0.2, y: 0.36), radius: 0.13, from: 88, to: 126) + points((0, 0.42))
    + circle(at: CGPoint(x: -0.2, y: 0.36), radius: 0.13, from: 18, to: 56)
  private static let toes: [(center: CGPoint, radius: CGFloat)] = [
    (CGPoint(x: -0.44, y: -0.06), 0.13), (CGPoint(x: -0.17, y: -0.38), 0.15),
    (CGPoint(x: 0.17, y: -0.38), 0.15), (CGPoint(x: 0.44, y: -0.06), 0.13),
  ]

  private static let horn = points(
    (-0.62, -0.15), (-0.44, -0.15), (-0.2, -0.38), (-0.2, 0.38), (-0.44, 0.15), (-0.62, 0.15))
  private static let waves = [0.2, 0.37, 0.54].map { radius in
    circle(at: CGPoint(x: -0.14, y: 0), radius: radius, from: 84, to: 108)
  }
}
