/// A decoded PNG as straight RGBA.
struct DecodedPNG: Equatable {
  var width: Int, height: Int
  var pixels: [UInt8]
  /// Whether every pixel is known to be opaque.
  var isOpaque: Bool
}
