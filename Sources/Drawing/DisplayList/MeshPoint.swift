/// A position of the grid and the points that its curves to the neighbours lean to.
@frozen public struct MeshPoint: Hashable, Sendable {
  /// The position.
  public var position: SIMD2<Float>
  /// The control point towards the neighbour in the column before.
  public var leadingControlPoint: SIMD2<Float>
  /// The control point towards the neighbour in the row before.
  public var topControlPoint: SIMD2<Float>
  /// The control point towards the neighbour in the next column.
  public var trailingControlPoint: SIMD2<Float>
  /// The control point towards the neighbour in the next row.
  public var bottomControlPoint: SIMD2<Float>

  /// Creates a position with its control points.
  public init(
    position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
    trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
  ) {
    self.position = position
    self.leadingControlPoint = leadingControlPoint
    self.topControlPoint = topControlPoint
    self.trailingControlPoint = trailingControlPoint
    self.bottomControlPoint = bottomControlPoint
  }
}
