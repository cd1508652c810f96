import ArgumentParser
import Render
import SnapRuntime

/// How the pixels of a PNG are written.
struct PixelOptions: ParsableArguments {
  @Option(help: "How a PNG is compressed: fast, or small in several times the time.")
  var png: PNGCompression?

  @Option(help: "The colours that a PNG can have: srgb or display-p3.")
  var colorSpace: PixelColorSpace?

  @Option(help: "The bits of a PNG's channels: 8 or 16.")
  var depth: PNGDepth?

  /// The options as part of an encoding, which must be PNG if there are any.
  func applied(to encoding: PictureEncoding) throws -> PictureEncoding {
    if let format = encoding.vectorFormat, png != nil || colorSpace != nil || depth != nil {
      throw ValidationError(
        "'--png', '--color-space' and '--depth' are for PNG, and this is \(format.name).")
    }
    var encoding = encoding
    encoding.compression = png ?? .fast
    encoding.colorSpace = colorSpace ?? .sRGB
    encoding.depth = depth ?? .eight
    return encoding
  }
}

extension PNGCompression: ExpressibleByArgument {}
extension PixelColorSpace: ExpressibleByArgument {}
extension PNGDepth: ExpressibleByArgument {}

extension VectorFormat {
  fileprivate var name: String { rawValue.uppercased() }
}
