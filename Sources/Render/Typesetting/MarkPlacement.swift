import Foundation

/// Positions combining marks above, below and through a letter if the font has no anchors for them:
/// horizontally centred, and clear of the letter and of the previous marks.
struct MarkPlacement {
  /// The space between a mark and the ink above or below it, in ems.
  private static let gap = 0.06

  private let face: FontFace
  private let letter: CGRect
  /// The ink of the letter and of the marks placed so far, in ems from the pen of the letter, with
  /// y pointing down.
  private var ink: CGRect

  /// Starts with a letter; nil if it has no ink.
  init?(around letter: UInt32, in face: FontFace) {
    guard let bounds = face.inkBounds(of: letter) else { return nil }
    self.face = face
    self.letter = bounds
    ink = bounds
  }

  /// Adds the ink of a mark that the font has placed at an offset.
  mutating func note(_ mark: UInt32, at offset: CGPoint) {
    guard let bounds = face.inkBounds(of: mark) else { return }
    ink = ink.union(bounds.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// The offset of a mark; nil if it has no ink.
  ///
  /// A mark that starts at the baseline, such as a cedilla, stays attached to the letter.
  mutating func place(_ mark: UInt32) -> CGPoint? {
    guard let bounds = face.inkBounds(of: mark) else { return nil }
    var offset = CGPoint(x: letter.midX - bounds.midX, y: 0)
    if bounds.maxY < letter.minY / 2, bounds.maxY < -face.metrics.xHeight * 0.8 {
      offset.y = min(0, ink.minY - Self.gap - bounds.maxY)
    } else if bounds.minY > Self.gap / 2 {
      offset.y = max(0, ink.maxY + Self.gap - bounds.minY)
    }
    ink = ink.union(bounds.offsetBy(dx: offset.x, dy: offset.y))
    return offset
  }
}

/// Whether a range of UTF-8 is a letter followed by nonspacing marks.
func isMarkedLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  let scalars = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
  return scalars.count > 1
    && scalars.dropFirst().allSatisfy { $0.properties.generalCategory == .nonspacingMark }
}
