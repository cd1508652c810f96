import Foundation
import Render

/// The kind of file that pictures are written as.
package struct PictureEncoding: Codable, Equatable, Sendable {
  /// Nil for PNG.
  package var vectorFormat: VectorFormat?
  package var compression = PNGCompression.fast
  package var depth = PNGDepth.eight
  package var colorSpace = PixelColorSpace.sRGB

  package init() {}

  /// PNG, or what the extension of a path says; nil if that is another kind of file.
  package init?(path: String) {
    // Nothing after the last slash is a folder, which has no extension.
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let kind = parts.last?.lowercased(), kind != "png" else { return }
    guard let format = VectorFormat(rawValue: kind) else { return nil }
    vectorFormat = format
  }

  /// The screen as a file, and its size: in pixels, or rounded up in points of outlines.
  @MainActor
  func picture(of host: ViewHost) throws -> (data: Data, width: Int, height: Int) {
    if let vectorFormat {
      let size = host.size
      return (
        try host.data(as: vectorFormat), Int(size.width.rounded(.up)), Int(size.height.rounded(.up))
      )
    }
    host.colorSpace = colorSpace
    let (width, height) = try host.pixelSize
    return (try host.pngData(compression, depth: depth), width, height)
  }
}
