import Foundation

/// The columns or rows of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, is, in points.
  public enum Size: Sendable {
    /// One of that length.
    case fixed(CGFloat)
    /// One of an equal part of what fixed items leave, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// In the place of a flexible one, as many as fit, of equal lengths within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// The distance to the next item, in points; nil for the default of 8.
  public var spacing: CGFloat?
  /// Where views are in their cells; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// One column or row that came of an item.
struct GridTrack {
  var start: CGFloat
  let length: CGFloat
  let alignment: Alignment?

  var end: CGFloat { start + length }
}

extension GridItem {
  private var distance: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  /// The tracks of items for a length, from 0 on.
  ///
  /// Flexible items share equally what is left; what one may not take is not given to another (fact
  /// `lazyvgrid-fixed-flex-max`).
  static func tracks(_ items: [GridItem], length: CGFloat?) -> [GridTrack] {
    var room = length ?? 0
    var sharing = 0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { room -= item.distance }
      if case .fixed(let length) = item.size { room -= length } else { sharing += 1 }
    }
    let share = length.map { _ in max(room, 0) / CGFloat(max(sharing, 1)) }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      for length in item.lengths(share: share) {
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length + item.distance
      }
    }
    return tracks
  }

  private func lengths(share: CGFloat?) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [max(length, 0)]
    case .flexible(let minimum, let maximum):
      return [max(min(share ?? minimum, maximum), minimum, 0)]
    case .adaptive(let minimum, let maximum):
      let share = share ?? minimum
      let least = max(minimum, 1)
      let count = max(((share + distance) / (least + distance)).rounded(.down), 1)
      let length = (share - (count - 1) * distance) / count
      return Array(repeating: max(min(length, maximum), minimum, 0), count: Int(min(count, 10_000)))
    }
  }
}
