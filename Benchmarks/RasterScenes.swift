import Foundation
import LayoutDSL
import Render

let sceneSize = CGSize(width: 1170, height: 2532)
let white = Color.Resolved(red: 1, green: 1, blue: 1)

struct RasterScene {
  var name: String
  var list: DisplayList
  /// Whether glyphs are cached across pictures.
  var isWarm = false
}

/// The scenes of the peer comparison: clear, rounded rectangles, gradients, glyph outlines, glyph
/// runs, shadows and stars.
func rasterScenes() -> [RasterScene] {
  let face = InterFace()
  return [
    RasterScene(name: "a  clear", list: DisplayList()),
    RasterScene(name: "b  1,000 rounded rectangles", list: roundedRectangles()),
    RasterScene(name: "c  200 gradients", list: gradients()),
    RasterScene(name: "d  2,000 glyph outlines", list: glyphOutlines(face)),
    RasterScene(name: "d' 2,000 glyphs, cache cold", list: glyphRuns(face)),
    RasterScene(name: "dw 2,000 glyphs, cache warm", list: glyphRuns(face), isWarm: true),
    RasterScene(name: "e  20 shadows", list: shadows()),
    RasterScene(name: "f  500 stars", list: stars()),
    RasterScene(name: "p  12-megapixel photograph", list: photograph()),
    RasterScene(name: "u  card list", list: cardList(face), isWarm: true),
  ]
}

/// A photograph that is drawn small twice.
private func photograph() -> DisplayList {
  let image = DisplayImage(
    width: 4000, height: 3000,
    pixels: (0..<48_000_000).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 >> 7) })
  var list = DisplayList()
  for left in [20.0, 420] {
    list.append(
      .image(
        image, rect: CGRect(x: left, y: 20, width: 360, height: 270), interpolation: .medium,
        tint: nil))
  }
  return list
}

/// A deterministic pseudorandom number generator.
struct LinearCongruentialGenerator {
  var state: UInt64 = 12345

  /// The next number in a range.
  mutating func next(_ low: Double, _ high: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + (high - low) * Double(state >> 33) / Double(1 << 31)
  }

  mutating func color() -> Color.Resolved {
    Color.Resolved(
      red: Float(next(0, 1)), green: Float(next(0, 1)), blue: Float(next(0, 1)))
  }

  mutating func rect(_ width: (Double, Double), _ height: (Double, Double)) -> CGRect {
    let w = next(width.0, width.1), h = next(height.0, height.1)
    return CGRect(x: next(0, 1170 - w), y: next(0, 2532 - h), width: w, height: h)
  }
}

func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
  Path(
    storage: .roundedRect(
      rect, cornerSize: CGSize(width: radius, height: radius), style: .circular))
}

private func roundedRectangles() -> DisplayList {
  var random = LinearCongruentialGenerator()
  return DisplayList(
    items: (0..<1000).map { _ in
      .fill(rounded(random.rect((60, 360), (30, 150)), 12), .color(random.color()), FillStyle())
    })
}

private func gradients() -> DisplayList {
  var random = LinearCongruentialGenerator()
  return DisplayList(
    items: (0..<200).map { _ in
      let rect = random.rect((200, 1000), (60, 300))
      let stops = [
        GradientStop(color: random.color(), location: 0),
        GradientStop(color: random.color(), location: 1),
      ]
      let paint = Paint.linearGradient(
        stops, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
      return .fill(rounded(rect, 12), paint, FillStyle())
    })
}

private func shadows() -> DisplayList {
  var random = LinearCongruentialGenerator()
  return DisplayList(
    items: (0..<20).map { _ in
      let rect = random.rect((600, 600), (300, 300))
      let card = DisplayItem.fill(rounded(rect, 12), .color(white), FillStyle())
      let shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.33)
      return .group(
        .shadow(shade, radius: 12, offset: CGSize(width: 0, height: 6)),
        DisplayList(items: [card]))
    })
}

private func stars() -> DisplayList {
  var random = LinearCongruentialGenerator()
  return DisplayList(
    items: (0..<500).map { _ in
      let radius = random.next(20, 80), x = random.next(80, 1090), y = random.next(80, 2452)
      let points = (0..<5).map { corner -> CGPoint in
        let (sine, cosine) = deterministicSineCosine(Double(corner * 2) * 2 * .pi / 5 - .pi / 2)
        return CGPoint(x: x + radius * cosine, y: y + radius * sine)
      }
      let elements =
        [Path.Element.move(to: points[0])] + points.dropFirst().map { .line(to: $0) }
        + [.closeSubpath]
      return .fill(
        Path(storage: .elements(elements)), .color(random.color()), FillStyle(eoFill: true))
    })
}

private let sample = "Sphinx of black quartz, judge my vow; how vexingly quick daft zebras jump."

private func glyphOutlines(_ face: InterFace) -> DisplayList {
  var items: [DisplayItem] = []
  for glyph in glyphs(face) {
    let place = CGAffineTransform(
      a: 51, b: 0, c: 0, d: 51, tx: glyph.position.x, ty: glyph.position.y)
    let elements = face.outline(of: glyph.id).elements.map { element -> Path.Element in
      switch element {
      case .move(let to): .move(to: to.applying(place))
      case .line(let to): .line(to: to.applying(place))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(place), control: control.applying(place))
      case .curve(let to, let control1, let control2):
        .curve(
          to: to.applying(place), control1: control1.applying(place),
          control2: control2.applying(place))
      case .closeSubpath: .closeSubpath
      }
    }
    items.append(.fill(Path(storage: .elements(elements)), .color(ink), FillStyle()))
  }
  return DisplayList(items: items)
}

private let ink = Color.Resolved(red: 0.1, green: 0.1, blue: 0.12)

private func glyphRuns(_ face: InterFace) -> DisplayList {
  DisplayList(items: [.glyphs(GlyphRun(face: face, size: 51, glyphs: glyphs(face)), .color(ink))])
}

/// 2,000 glyphs in lines.
private func glyphs(_ face: InterFace) -> [PositionedGlyph] {
  let letters = sample.unicodeScalars.filter { $0 != " " }.map { face.glyph(for: $0.value) }
  var result: [PositionedGlyph] = []
  var x = 20.0, y = 60.0
  while result.count < 2000 {
    let id = letters[result.count % letters.count]
    result.append(PositionedGlyph(id: id, position: CGPoint(x: x, y: y)))
    x += face.advance(of: id) * 51
    if x > 1110 { (x, y) = (20, y + 42) }
  }
  return result
}

/// The display list of a settings-like screen, in points at scale 3.
func cardList(_ face: InterFace) -> DisplayList {
  var items: [DisplayItem] = []
  let ground = Color.Resolved(red: 0.95, green: 0.95, blue: 0.97)
  items.append(
    .fill(
      Path(storage: .rect(CGRect(x: 0, y: 0, width: 390, height: 844))), .color(ground),
      FillStyle()))
  var random = LinearCongruentialGenerator()
  for row in 0..<11 {
    let rect = CGRect(x: 16, y: 20 + row * 74, width: 358, height: 62)
    let card = DisplayItem.fill(
      Path(
        storage: .roundedRect(rect, cornerSize: CGSize(width: 14, height: 14), style: .continuous)),
      .color(white), FillStyle())
    let shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.12)
    items.append(
      .group(
        .shadow(shade, radius: 4, offset: CGSize(width: 0, height: 2)),
        DisplayList(items: [card])))
    let icon = CGRect(x: 28, y: rect.minY + 11, width: 40, height: 40)
    let stops = [
      GradientStop(color: random.color(), location: 0),
      GradientStop(color: random.color(), location: 1),
    ]
    items.append(
      .fill(
        Path(storage: .ellipse(icon)),
        .linearGradient(stops, start: icon.origin, end: CGPoint(x: icon.maxX, y: icon.maxY)),
        FillStyle()))
    items.append(
      .glyphs(face.run("Quick brown fox \(row)", 17, x: 80, y: rect.minY + 27), .color(ink)))
    let gray = Color.Resolved(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.6)
    items.append(
      .glyphs(face.run("jumps over the lazy dog", 13, x: 80, y: rect.minY + 47), .color(gray)))
    let chevron = Path(
      storage: .elements([
        .move(to: CGPoint(x: 350, y: rect.midY - 6)), .line(to: CGPoint(x: 356, y: rect.midY)),
        .line(to: CGPoint(x: 350, y: rect.midY + 6)),
      ]))
    items.append(
      .stroke(chevron, .color(gray), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
  }
  return DisplayList(items: [.group(.transform(.init(scaleX: 3, y: 3)), DisplayList(items: items))])
}
