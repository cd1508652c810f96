import Foundation

/// Where and how the display pass paints a node.
package struct DisplayContext {
  /// What was painted so far.
  package var list = DisplayList()
  /// The top-leading corner of the node being painted, in the space of the list.
  package var origin: CGPoint
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether edges fall on whole pixels; false inside rotations and scalings.
  package var alignsToPixels = true
  /// What can be seen at all, in the space of the list; nil for everything.
  package var visibleRect: CGRect?
  /// The shape of the innermost container that has one.
  var containerShape: ContainerShape?
  /// Groups around what is being painted.
  private var groupDepth = 0
  /// The innermost node that was painted without its effects, since too many were around it.
  package private(set) var nodeWithoutEffects: GeometricNode?
  private var leavesOutEffects = false
  /// Groups inside one another; what is deeper is painted without further effects.
  ///
  /// Drawing or comparing one takes up to 9 kB of stack in a debug build.
  package static let greatestGroupDepth = 512

  package init(origin: CGPoint, scale: CGFloat, visibleRect: CGRect?) {
    self.origin = origin
    self.scale = scale
    self.visibleRect = visibleRect
  }

  /// Paints a child of the node being painted.
  mutating func display(_ child: GeometricNode) {
    let outer = origin
    origin = CGPoint(x: outer.x + child.origin.x, y: outer.y + child.origin.y)
    if child.animators != nil, child.isolatesFrames {
      let shift = child.shownShift
      origin = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
    }
    child.display(in: &self)
    if leavesOutEffects, nodeWithoutEffects == nil { nodeWithoutEffects = child }
    origin = outer
  }

  /// The rectangle of that size at the origin, its edges rounded to pixels.
  ///
  /// Edges are rounded by their absolute position, so that neighbours never gap or overlap.
  package func pixelAligned(_ size: CGSize) -> CGRect {
    pixelAligned(CGRect(origin: origin, size: size))
  }

  /// A rectangle with its edges rounded to pixels.
  package func pixelAligned(_ rect: CGRect) -> CGRect {
    guard alignsToPixels else { return rect }
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let left = rounded(rect.minX), top = rounded(rect.minY)
    return CGRect(
      x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
  }

  /// Whether some of a rectangle, in the space of the list, can be seen.
  ///
  /// Foundation's own test stops the program where a number is not one.
  package func canSee(_ rect: CGRect) -> Bool {
    guard let visible = visibleRect else { return true }
    return rect.minX < visible.maxX && visible.minX < rect.maxX && rect.minY < visible.maxY
      && visible.minY < rect.maxY
  }

  /// What of a rectangle can be seen.
  package func visiblePart(of rect: CGRect) -> CGRect {
    guard let visible = visibleRect else { return rect }
    let left = max(visible.minX, rect.minX), top = max(visible.minY, rect.minY)
    return CGRect(
      x: left, y: top, width: max(min(visible.maxX, rect.maxX) - left, 0),
      height: max(min(visible.maxY, rect.maxY) - top, 0))
  }

  /// Paints a group: what `body` paints goes through an effect.
  package mutating func group(
    _ effect: DisplayEffect, _ body: (inout DisplayContext) -> Void
  ) {
    guard groupDepth < Self.greatestGroupDepth else {
      body(&self)
      leavesOutEffects = true
      return
    }
    let outer = list
    list = DisplayList()
    groupDepth += 1
    body(&self)
    groupDepth -= 1
    let inner = list
    list = outer
    if !inner.isEmpty { list.append(.group(effect, inner)) }
  }
}
