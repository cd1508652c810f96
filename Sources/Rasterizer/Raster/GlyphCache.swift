@_spi(Inlined) import Drawing
import Foundation

/// A cache of rendered glyphs across runs and pictures: outlines by face, and coverage by face,
/// size and subpixel position.
///
/// The cache empties itself when it reaches a limit, which costs a redraw but never changes a
/// pixel. A cache is thread-safe.
package final class GlyphCache: @unchecked Sendable {
  /// The coverage of a glyph relative to the pixel of its origin.
  final class Mask {
    let bounds: PixelRect
    let coverage: UnsafeMutablePointer<UInt8>

    init(_ bounds: PixelRect) {
      self.bounds = bounds
      coverage = .allocate(capacity: max(1, bounds.width * bounds.height))
      memset(coverage, 0, max(1, bounds.width * bounds.height))
    }

    deinit { coverage.deallocate() }

    /// The row at an index.
    func row(_ index: Int) -> UnsafePointer<UInt8> {
      UnsafePointer(coverage + index &* bounds.width)
    }
  }

  struct MaskKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    /// In device pixels per em.
    var size: Double
    /// The horizontal subpixel position, in quarters of a pixel.
    var phase: Int
  }

  private struct GlyphKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  private struct PictureKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    var width: Int, height: Int
  }

  private static let byteLimit = 8 << 20
  private static let outlineLimit = 20_000
  private static let pictureLimit = 2 << 20

  private let lock = NSLock()
  private var outlines: [GlyphKey: (path: Path, bounds: CGRect)] = [:]
  private var masks: [MaskKey: Mask] = [:]
  private var maskBytes = 0
  private var pictures = GenerationCache<PictureKey, DisplayImage>(limit: pictureLimit)
  /// Retains the faces, so that their object identifiers stay unique.
  private var faces: [ObjectIdentifier: any GlyphFace] = [:]

  package init() {}

  /// The outline of a glyph, in ems, and the bounding box of its control points.
  package func outline(_ face: any GlyphFace, _ glyph: UInt32) -> (path: Path, bounds: CGRect) {
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = lock.withLock({ outlines[key] }) { return known }
    let path = face.outline(of: glyph)
    let entry = (path, path.controlBounds)
    lock.withLock {
      if outlines.count >= Self.outlineLimit { empty() }
      keep(face)
      outlines[key] = entry
    }
    return entry
  }

  func mask(_ key: MaskKey) -> Mask? { lock.withLock { masks[key] } }

  func insert(_ mask: Mask, _ key: MaskKey, of face: any GlyphFace) {
    let bytes = mask.bounds.width * mask.bounds.height + 64
    lock.withLock {
      if maskBytes + bytes > Self.byteLimit { empty() }
      keep(face)
      maskBytes += bytes
      masks[key] = mask
    }
  }

  /// The bitmap of a glyph, reduced to a smaller size in pixels.
  func picture(
    _ image: DisplayImage, of glyph: UInt32, _ face: any GlyphFace, width: Int, height: Int
  ) -> DisplayImage {
    let key = PictureKey(
      face: ObjectIdentifier(face), glyph: glyph, width: width, height: height)
    if let known = lock.withLock({ pictures.value(for: key) }) { return known }
    let reduced = image.reduced(toWidth: width, height: height)
    lock.withLock {
      keep(face)
      pictures.insert(reduced, for: key, cost: 64 + reduced.pixels.count)
    }
    return reduced
  }

  /// Drops the faces too, so that a long-lived cache retains only faces that are in use.
  private func empty() {
    outlines = [:]
    masks = [:]
    maskBytes = 0
    pictures = GenerationCache(limit: Self.pictureLimit)
    faces = [:]
  }

  private func keep(_ face: any GlyphFace) {
    if faces[ObjectIdentifier(face)] == nil { faces[ObjectIdentifier(face)] = face }
  }
}
