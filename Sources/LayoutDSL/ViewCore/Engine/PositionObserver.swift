/// A node that depends on its frame on the screen.
protocol PositionObserver: AnyObject {
  var observedNode: GeometricNode { get }
  /// Compares the recorded geometry with the current one, and queues evaluation or layout if it
  /// differs.
  func positionsDidChange()
}
