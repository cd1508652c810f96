import Drawing
import Foundation

/// The state of a content stream.
struct PDFGraphicsState {
  /// The colour or pattern of fills or strokes.
  enum Source {
    case color(ResolvedColor)
    /// The name of a pattern in the resources, and the colour of one without colours.
    case pattern(String, ResolvedColor)
  }

  /// A clip path inside others.
  final class Clip {
    let path: Path
    let style: FillStyle
    let outer: Clip?

    init(path: Path, style: FillStyle, outer: Clip?) {
      (self.path, self.style, self.outer) = (path, style, outer)
    }
  }

  /// The transform from user space to the page.
  var transform: CGAffineTransform
  var fill = Source.color(.black)
  var stroke = Source.color(.black)
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var strokeStyle = StrokeStyle()
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var blendMode = BlendMode.normal
  /// A drawing whose alpha multiplies what is painted.
  var mask: DisplayList?
  /// The clip path, on the page.
  var clip: Clip?

  init(transform: CGAffineTransform) {
    self.transform = transform
  }

  /// The blend modes of PDF 1.7, 11.3.5.
  static let blendModes: [String: BlendMode] = [
    "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]
}
