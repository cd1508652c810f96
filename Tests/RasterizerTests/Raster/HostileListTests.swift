import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

/// Lists of random commands with invalid numbers, which must not trap, hang or write outside the
/// picture.
struct HostileListTests {
  private struct Generator {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func number() -> CGFloat {
      let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e9, 1e6, -70_000, 1e-300, -0.0, 0,
        0.49999, 255.5, .greatestFiniteMagnitude,
      ]
      return next(6) == 0 ? odd[next(odd.count)] : CGFloat(next(4000)) / 100 - 10
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func rect() -> CGRect {
      CGRect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func path() -> Path {
      switch next(5) {
      case 0: return Path(storage: .rect(rect()))
      case 1: return Path(storage: .ellipse(rect()))
      case 2:
        return Path(
          storage: .roundedRect(
            rect(), cornerSize: CGSize(width: number(), height: number()),
            style: next(2) == 0 ? .circular : .continuous))
      case 3: return Path()
      default:
        let elements = (0..<next(9)).map { _ -> Path.Element in
          switch next(5) {
          case 0: .move(to: point())
          case 1: .line(to: point())
          case 2: .quadCurve(to: point(), control: point())
          case 3: .curve(to: point(), control1: point(), control2: point())
          default: .closeSubpath
          }
        }
        return Path(storage: .elements(elements))
      }
    }

    mutating func color() -> ResolvedColor {
      ResolvedColor(
        red: Float(number()), green: 0.5, blue: Float(number()), opacity: Float(number()))
    }

    mutating func paint() -> Paint {
      let stops = (0..<next(4)).map { _ in GradientStop(color: color(), location: number() / 20) }
      switch next(6) {
      case 0: return .linearGradient(stops, start: point(), end: point())
      case 1:
        return .radialGradient(
          stops, center: point(), startRadius: number(), endRadius: number())
      case 2:
        return .angularGradient(
          stops, center: point(), startAngle: Double(number()), endAngle: Double(number()))
      case 3:
        let image = DisplayImage(
          width: 2, height: 1, pixels: [UInt8](repeating: UInt8(next(256)), count: 8))
        return .image(image, tile: rect(), opacity: Float(number()))
      case 4 where next(4) == 0: return .mesh(mesh(), in: rect())
      default: return .color(color())
      }
    }

    mutating func mesh() -> MeshPaint {
      func place() -> SIMD2<Float> { [Float(number() / 10), Float(number() / 10)] }
      let points = (0..<4).map { _ in
        MeshPoint(
          position: place(), leadingControlPoint: place(), topControlPoint: place(),
          trailingControlPoint: place(), bottomControlPoint: place())
      }
      return MeshPaint(
        width: 2, height: 2, points: points, colors: (0..<4).map { _ in color() },
        background: color(), smoothsColors: next(2) == 0, isPerceptual: next(2) == 0)
    }

    mutating func style() -> StrokeStyle {
      StrokeStyle(
        lineWidth: number(), lineCap: [.butt, .round, .square][next(3)],
        lineJoin: [.miter, .round, .bevel][next(3)], miterLimit: number(),
        dash: (0..<next(3)).map { _ in number() }, dashPhase: number())
    }

    mutating func matrix() -> CGAffineTransform {
      CGAffineTransform(
        a: number(), b: next(2) == 0 ? 0 : number(), c: next(2) == 0 ? 0 : number(), d: number(),
        tx: number(), ty: number())
    }

    mutating func list(depth: Int) -> DisplayList {
      DisplayList(items: (0..<1 + next(3)).map { _ in item(depth: depth) })
    }

    mutating func item(depth: Int) -> DisplayItem {
      switch next(depth > 0 ? 14 : 4) {
      case 0: return .stroke(path(), paint(), style())
      case 1:
        let image = DisplayImage(
          width: 2, height: 1, pixels: [UInt8](repeating: UInt8(next(256)), count: 8))
        return .image(
          image, rect: rect(), interpolation: [.none, .low, .medium, .high][next(4)],
          tint: next(2) == 0 ? nil : paint())
      case 2, 3: return .fill(path(), paint(), FillStyle(eoFill: next(2) == 0))
      case 4: return .group(.opacity(Double(number())), list(depth: depth - 1))
      case 5: return .group(.clip(path(), FillStyle()), list(depth: depth - 1))
      case 6: return .group(.transform(matrix()), list(depth: depth - 1))
      case 7:
        return .group(
          .shadow(color(), radius: number(), offset: CGSize(width: number(), height: number())),
          list(depth: depth - 1))
      case 8:
        return .group(.blur(radius: number(), isOpaque: next(2) == 0), list(depth: depth - 1))
      case 12:
        return .group(
          .glass(
            radius: number(),
            Frost(
              saturation: Double(number()), brightness: Double(number()),
              opacity: Double(number()), shades: [0, Double(number()), Double(number()), 1])),
          list(depth: depth - 1))
      case 9:
        var matrix = ColorMatrix()
        (matrix.r2, matrix.g4, matrix.b5) = (Float(number()), Float(number()), Float(number()))
        (matrix.a1, matrix.a4, matrix.a5) = (Float(number()), Float(number()), Float(number()))
        return .group(.colorMatrix(matrix, isLinear: next(2) == 0), list(depth: depth - 1))
      case 10:
        let effect = DisplayEffect.alphaThreshold(
          min: Double(number()) / 10, max: Double(number()) / 10, color())
        return .group(effect, list(depth: depth - 1))
      case 11:
        let operators: [CompositeOperator] = [
          .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor,
        ]
        return .group(
          .composite(operators[next(operators.count)], over: list(depth: depth - 1)),
          list(depth: depth - 1))
      default: return .group(.mask(list(depth: depth - 1)), list(depth: depth - 1))
      }
    }
  }

  @Test func shadowsOfOversizedCornersMatchCapsules() throws {
    func picture(corner: CGFloat) throws -> Pixmap {
      let path = Path(
        storage: .roundedRect(
          CGRect(x: 10, y: 12, width: 60, height: 20),
          cornerSize: CGSize(width: corner, height: corner), style: .circular))
      let card = DisplayItem.fill(path, .color(TestDrawing.red), FillStyle())
      return try Rasterizer.render(
        DisplayList(items: [
          .group(
            .shadow(TestDrawing.black, radius: 3, offset: .zero), DisplayList(items: [card]))
        ]), size: CGSize(width: 80, height: 44), scale: 1)
    }
    let capsule = try picture(corner: 10)
    #expect(capsule[8, 22].alpha > 0)
    for corner: CGFloat in [1e300, -1e300, .infinity] {
      #expect(try picture(corner: corner) == capsule)
    }
    _ = try picture(corner: .nan)
  }

  @Test(arguments: 0..<120)
  func randomListsDoNotTrap(seed: Int) throws {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let list = generator.list(depth: 3)
    let size = CGSize(width: 24, height: 20)
    let picture = try Rasterizer.render(list, size: size, scale: 1.5)
    for index in stride(from: 0, to: picture.bytes.count, by: 4) {
      let alpha = picture.bytes[index + 3]
      let isValid = picture.bytes[index..<index + 3].allSatisfy { $0 <= alpha }
      if !isValid {
        Issue.record("a colour is brighter than its alpha")
        break
      }
    }
    #expect(picture == (try Rasterizer.render(list, size: size, scale: 1.5)))
  }
}
