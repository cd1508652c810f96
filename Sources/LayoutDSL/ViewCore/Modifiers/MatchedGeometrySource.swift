/// A view whose geometry other views match.
protocol MatchedGeometrySource: AnyObject {
  /// The identity of the group that the view is the source of; nil if it follows another view.
  var sourceKey: MatchedGeometryKey? { get }
  var sourceNode: GeometricNode { get }
}
