import Foundation

/// Puts marks above, below and through a letter where the font does not say how they attach to it:
/// in the middle, and clear of the letter and of the marks before.
struct MarkPlacement {
  /// The space between a mark and what it stands above or below, in ems.
  private static let gap = 0.06

  private let face: FontFace
  private let letter: CGRect
  /// The letter and the marks placed so far, in ems from the pen of the letter, y down.
  private var ink: CGRect

  /// Starts with a letter; nil if it has no ink.
  init?(around letter: UInt32, in face: FontFace) {
    guard let bounds = face.inkBounds(of: letter) else { return nil }
    self.face = face
    self.letter = bounds
    ink = bounds
  }

  /// Notes a mark that the font has placed at an offset.
  mutating func note(_ mark: UInt32, at offset: CGPoint) {
    guard let bounds = face.inkBounds(of: mark) else { return }
    ink = ink.union(bounds.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// The offset at which a mark stands; nil if it has no ink.
  ///
  /// What begins at the baseline, such as a cedilla, hangs on the letter.
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

/// Whether some UTF-8 is a letter followed by marks that take no room.
func isMarkedLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
  let scalars = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
  return scalars.count > 1
    && scalars.dropFirst().allSatisfy { $0.properties.generalCategory == .nonspacingMark }
}
