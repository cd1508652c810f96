/// A node with a gesture.
protocol GestureHost: GeometricNode {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  var context: GestureContext { get }
  var phaseKind: GesturePhaseKind { get }
  var yieldsToWaiting: Bool { get }
  func handle(_ event: TouchEvent)
  func cancelGesture()
  func resetGesture()
}
