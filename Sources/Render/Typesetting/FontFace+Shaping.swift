internal import CHarfBuzz
import Foundation

extension FontFace {
  /// Replaces the characters of a HarfBuzz buffer by glyphs.
  ///
  /// The shaper is always that of OpenType; without a list, `HB_SHAPER_LIST` would choose it.
  func shape(_ buffer: OpaquePointer?, _ features: [hb_feature_t] = []) {
    _ = hb_shape_full(font, buffer, features, UInt32(features.count), Self.shapers)
  }

  /// The names of shapers, for HarfBuzz, which does not change them.
  nonisolated(unsafe) private static let shapers = {
    let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
    names[0] = UnsafePointer(strdup("ot"))
    names[1] = nil
    return UnsafePointer(names)
  }()
}
