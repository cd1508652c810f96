import Drawing
import Foundation

extension DisplayList {
  /// The list with every colour converted to Display P3, so that the rasterizer, which clips at 0
  /// and 1, draws colours outside the gamut of sRGB.
  ///
  /// Gradients and color filters operate on the converted components as if they were sRGB.
  package var inDisplayP3: DisplayList { DisplayList(items: items.map(\.inDisplayP3)) }
}

extension DisplayItem {
  fileprivate var inDisplayP3: DisplayItem {
    switch self {
    case .fill(let path, let paint, let style): .fill(path, paint.inDisplayP3, style)
    case .stroke(let path, let paint, let style): .stroke(path, paint.inDisplayP3, style)
    case .glyphs(let run, let paint):
      .glyphs(run.inDisplayP3, paint.inDisplayP3)
    case .image(let image, let rect, let interpolation, let tint, let isAntialiased):
      .image(
        tint == nil ? image.inDisplayP3 : image, rect: rect, interpolation: interpolation,
        tint: tint?.inDisplayP3, isAntialiased: isAntialiased)
    case .group(let effect, let list): .group(effect.inDisplayP3, list.inDisplayP3)
    }
  }
}

extension GlyphRun {
  /// The run with bitmap glyphs converted; a run of outlines, which have no colours, is unchanged.
  fileprivate var inDisplayP3: GlyphRun {
    guard glyphs.contains(where: { face.bitmap(of: $0.id) != nil }) else { return self }
    return GlyphRun(face: DisplayP3Face(face), size: size, glyphs: glyphs)
  }
}

extension DisplayEffect {
  fileprivate var inDisplayP3: DisplayEffect {
    switch self {
    case .shadow(let color, let radius, let offset):
      .shadow(color.inDisplayP3, radius: radius, offset: offset)
    case .mask(let list): .mask(list.inDisplayP3)
    case .alphaThreshold(let low, let high, let color):
      .alphaThreshold(min: low, max: high, color.inDisplayP3)
    case .composite(let mode, let list): .composite(mode, over: list.inDisplayP3)
    case .opacity, .clip, .transform, .projection, .blur, .blend, .glass, .colorMatrix: self
    }
  }
}

extension Paint {
  fileprivate var inDisplayP3: Paint {
    switch self {
    case .color(let color): .color(color.inDisplayP3)
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops.inDisplayP3, start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops.inDisplayP3, center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let startRadii, let endRadii):
      .ellipticalGradient(
        stops.inDisplayP3, center: center, startRadii: startRadii, endRadii: endRadii)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      .angularGradient(
        stops.inDisplayP3, center: center, startAngle: startAngle, endAngle: endAngle)
    case .image(let image, let tile, let opacity):
      .image(image.inDisplayP3, tile: tile, opacity: opacity)
    case .mesh(var mesh, let rect):
      {
        mesh.colors = mesh.colors.map(\.inDisplayP3)
        mesh.background = mesh.background.inDisplayP3
        return .mesh(mesh, in: rect)
      }()
    }
  }
}

extension [GradientStop] {
  fileprivate var inDisplayP3: [GradientStop] {
    map { stop in
      var stop = stop
      stop.color = stop.color.inDisplayP3
      return stop
    }
  }
}

extension DisplayImage {
  fileprivate var inDisplayP3: DisplayImage {
    var converted = pixels
    var last: (red: UInt8, green: UInt8, blue: UInt8) = (0, 0, 0)
    var result = last
    for index in stride(from: 0, to: converted.count, by: 4) {
      let pixel = (converted[index], converted[index + 1], converted[index + 2])
      if pixel != last {
        last = pixel
        func part(_ value: UInt8) -> Float { Float(value) / 255 }
        let color = ResolvedColor(red: part(pixel.0), green: part(pixel.1), blue: part(pixel.2))
          .inDisplayP3
        func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(1, value)) * 255 + 0.5) }
        result = (byte(color.red), byte(color.green), byte(color.blue))
      }
      (converted[index], converted[index + 1], converted[index + 2]) = result
    }
    return DisplayImage(width: width, height: height, pixels: converted)
  }
}

/// A face whose bitmap glyphs, such as emoji, are converted to Display P3.
private final class DisplayP3Face: GlyphFace {
  private let face: any GlyphFace

  init(_ face: any GlyphFace) {
    self.face = face
  }

  var name: String { face.name }

  func outline(of glyph: UInt32) -> Path { face.outline(of: glyph) }

  func bitmap(of glyph: UInt32) -> (image: DisplayImage, bounds: CGRect)? {
    face.bitmap(of: glyph).map { ($0.image.inDisplayP3, $0.bounds) }
  }
}
