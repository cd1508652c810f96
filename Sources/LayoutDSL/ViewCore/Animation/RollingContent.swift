import Foundation

/// The animation of a text from one string to another.
///
/// Characters that both strings share move to their new positions; the others roll out and in.
struct RollingContent {
  private let old: [ContentPiece]
  /// The distance that characters roll, in points.
  private let distance: CGFloat

  init(from old: [ContentPiece], distance: CGFloat) {
    self.old = old
    self.distance = distance
  }

  /// Draws the characters at a progress between the old string (0) and the new one (1).
  func display(_ new: [ContentPiece], at progress: Double, in context: inout DisplayContext) {
    let visible = min(max(progress, 0), 1)
    let kept = Self.kept(old.map(\.character), new.map(\.character))
    let stays = Set(kept.values)
    for (index, piece) in old.enumerated() where !stays.contains(index) {
      context.group(.opacity(1 - visible)) {
        $0.display(piece, movedBy: CGPoint(x: 0, y: -distance * progress))
      }
    }
    for (index, piece) in new.enumerated() {
      if let former = kept[index] {
        let way = (old[former].x - piece.x) * (1 - progress)
        context.display(piece, movedBy: CGPoint(x: way, y: 0))
      } else {
        context.group(.opacity(visible)) {
          $0.display(piece, movedBy: CGPoint(x: 0, y: distance * (1 - progress)))
        }
      }
    }
  }

  /// Returns the characters to keep, as a map from indices in `new` to indices in `old`.
  ///
  /// The common prefix and the common suffix are kept. The characters between them are compared
  /// from the right, as the places of a number are. If the lengths differ, this includes the digits
  /// at the end of the common prefix.
  static func kept(_ old: [Character], _ new: [Character]) -> [Int: Int] {
    let common = min(old.count, new.count)
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    var head = zip(old, new).prefix(common - tail).prefix { $0 == $1 }.count
    while old.count != new.count, head > 0, old[head - 1].isNumber { head -= 1 }
    var kept: [Int: Int] = [:]
    for index in 0..<head { kept[index] = index }
    for place in 0..<(common - head) {
      let (before, after) = (old.count - 1 - place, new.count - 1 - place)
      if old[before] == new[after] { kept[after] = before }
    }
    return kept
  }
}

extension DisplayContext {
  fileprivate mutating func display(_ piece: ContentPiece, movedBy shift: CGPoint) {
    // Aligns the top, and so the baseline, to whole pixels, as for other texts.
    let top = pixelAligned(origin.y)
    group(
      .transform(CGAffineTransform(translationX: origin.x + shift.x, y: top + shift.y))
    ) { $0.list = piece.list }
  }
}
