import Foundation
import LayoutDSL

@testable import ViewCore

extension Screen {
  var fingers: Fingers { Fingers(graph: graph) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    fingers.tap(at: CGPoint(x: x, y: y))
  }

  func drag(
    _ startX: CGFloat, _ startY: CGFloat, to endX: CGFloat, _ endY: CGFloat,
    duration: TimeInterval = 0.2
  ) {
    fingers.drag(
      from: CGPoint(x: startX, y: startY), to: CGPoint(x: endX, y: endY), duration: duration)
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    fingers.send(.began, at: CGPoint(x: x, y: y), finger: finger)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    fingers.send(.moved, at: CGPoint(x: x, y: y), finger: finger)
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    fingers.send(.ended, at: CGPoint(x: x, y: y), finger: finger)
  }

  func wait(_ seconds: TimeInterval) { fingers.wait(seconds) }

  /// Returns the kinds of the nodes hit at a point, innermost first, up to a probe.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    graph.update()
    var node = graph.root.hitTest(CGPoint(x: x, y: y))
    while let current = node {
      if let probe = current as? ProbeNode { return probe.modifier.name }
      node = current.container
    }
    return nil
  }
}
