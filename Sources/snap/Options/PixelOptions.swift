import ArgumentParser
import Render
import SnapRuntime

/// The options for the pixels of a PNG.
struct PixelOptions: ParsableArguments {
  @Option(help: "The compression of a PNG: fast, or small, which takes several times as long.")
  var png: PNGCompression?

  @Option(help: "The colour space of a PNG: srgb or display-p3.")
  var colorSpace: PixelColorSpace?

  @Option(help: "The bits per channel of a PNG: 8 or 16.")
  var depth: PNGDepth?

  /// Returns the encoding of a format, which must be PNG if there are any options.
  func encoding(as format: PictureFormat) throws -> PictureEncoding {
    if format != .png, png != nil || colorSpace != nil || depth != nil {
      throw ValidationError(
        "'--png', '--color-space' and '--depth' are for PNG, and this is \(format.name).")
    }
    var encoding = PictureEncoding(format: format)
    if let png { encoding.compression = png }
    if let colorSpace { encoding.colorSpace = colorSpace }
    if let depth { encoding.depth = depth }
    return encoding
  }
}

extension PNGCompression: ExpressibleByArgument {}
extension PixelColorSpace: ExpressibleByArgument {}
extension PNGDepth: ExpressibleByArgument {}
