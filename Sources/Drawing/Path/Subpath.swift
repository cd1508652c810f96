import Foundation

/// A sequence of connected segments.
package struct Subpath {
  var start: CGPoint
  package var segments: [PathSegment] = []
  var isClosed = false

  /// The end point of the last segment.
  var end: CGPoint { segments.last?.end ?? start }
}
