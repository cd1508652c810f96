/// A point of the integer grid on which boolean operations are computed.
struct GridPoint: Hashable, Comparable {
  var x: Int, y: Int

  /// Orders points from top to bottom, then from left to right.
  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.y != right.y ? left.y < right.y : left.x < right.x
  }
}
