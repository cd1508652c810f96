import Foundation
import LayoutDSL
import Render

/// A PNG of a view, with the tag of its bytes: `try await ImageResponse { PostCard(post) }`.
///
/// The main actor lays out the view; the calling task draws and compresses it, so several are drawn at
/// once.
package struct ImageResponse: Sendable {
  package let data: Data
  /// A strong entity tag: equal tags have equal bytes.
  package let entityTag: String

  package init(data: Data) {
    self.data = data
    entityTag = "\"\(Self.digest(of: data))\""
  }

  package init<Content: View>(
    scale: CGFloat = 1, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws {
    let picture = try await Self.record(scale: scale, content: content)
    self.init(data: try picture.pngData())
  }

  @MainActor private static func record<Content: View>(
    scale: CGFloat, content: @MainActor () -> Content
  ) throws -> RecordedPicture {
    let renderer = ImageRenderer(content: content())
    renderer.scale = scale
    renderer.isOpaque = true
    return try renderer.record()
  }

  /// Returns whether a client that sends `If-None-Match` has these bytes.
  package func isKnown(ifNoneMatch header: String?) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { entry in
      var tag = entry.trimmingCharacters(in: .whitespaces)
      // The comparison for this header is the weak one.
      if tag.hasPrefix("W/") { tag.removeFirst(2) }
      return tag == "*" || tag == entityTag
    }
  }

  /// Returns the 128-bit FNV-1a hash of bytes and their number.
  private static func digest(of data: Data) -> String {
    var (high, low): (UInt64, UInt64) = (0x6c62_272e_07bb_0142, 0x62b8_2175_6295_c58d)
    data.withUnsafeBytes { bytes in
      for byte in bytes {
        low ^= UInt64(byte)
        // The prime is 2^88 + 0x13b.
        let product = low.multipliedFullWidth(by: 0x13b)
        high = high &* 0x13b &+ product.high &+ low &<< 24
        low = product.low
      }
    }
    return String(high, radix: 36) + String(low, radix: 36) + "-" + String(data.count, radix: 36)
  }
}
