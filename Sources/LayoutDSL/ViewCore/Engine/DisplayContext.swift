import Foundation

/// The state of the display pass: the list that a node paints into, its position and its clip.
package struct DisplayContext {
  /// The commands painted so far.
  package var list = DisplayList()
  /// The top-leading corner of the current node, in the space of the list.
  package var origin: CGPoint
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether edges are rounded to whole pixels; false inside rotations and scalings.
  package var alignsToPixels = true
  /// The visible rectangle in the space of the list; nil if everything is visible.
  package var visibleRect: CGRect?
  /// The shape of the innermost container that has one.
  var containerShape: ContainerShape?
  /// The number of groups around the current node.
  private var groupDepth = 0
  /// The innermost node whose effects were omitted because it is nested in too many groups.
  package private(set) var nodeWithoutEffects: GeometricNode?
  private var leavesOutEffects = false
  /// The greatest number of nested groups; deeper nodes are painted without further effects.
  ///
  /// Drawing or comparing a group takes up to 9 kB of stack in a debug build.
  package static let greatestGroupDepth = 512

  package init(origin: CGPoint, scale: CGFloat, visibleRect: CGRect?) {
    self.origin = origin
    self.scale = scale
    self.visibleRect = visibleRect
  }

  /// Paints a child of the current node.
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

  /// Returns the rectangle of that size at the origin, with its edges rounded to pixels.
  ///
  /// Edges are rounded by their absolute position, so neighbours have neither gaps nor overlaps.
  package func pixelAligned(_ size: CGSize) -> CGRect {
    pixelAligned(CGRect(origin: origin, size: size))
  }

  /// Returns the rectangle with its edges rounded to pixels.
  package func pixelAligned(_ rect: CGRect) -> CGRect {
    guard alignsToPixels else { return rect }
    let left = pixelAligned(rect.minX), top = pixelAligned(rect.minY)
    return CGRect(
      x: left, y: top, width: pixelAligned(rect.maxX) - left,
      height: pixelAligned(rect.maxY) - top)
  }

  /// Returns the coordinate, rounded to pixels.
  ///
  /// The middle of a pixel is rounded up, with a tolerance: both edges of a line that is one pixel
  /// wide are then rounded the same way.
  func pixelAligned(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5 + Tolerance.length).rounded(.down) / scale
  }

  /// Whether a part of a rectangle, in the space of the list, is visible.
  ///
  /// `CGRect.intersects` is not used because Foundation's version traps on NaN.
  package func canSee(_ rect: CGRect) -> Bool {
    guard let visible = visibleRect else { return true }
    return rect.minX < visible.maxX && visible.minX < rect.maxX && rect.minY < visible.maxY
      && visible.minY < rect.maxY
  }

  /// Returns the visible part of a rectangle.
  package func visiblePart(of rect: CGRect) -> CGRect {
    guard let visible = visibleRect else { return rect }
    let left = max(visible.minX, rect.minX), top = max(visible.minY, rect.minY)
    return CGRect(
      x: left, y: top, width: max(min(visible.maxX, rect.maxX) - left, 0),
      height: max(min(visible.maxY, rect.maxY) - top, 0))
  }

  /// Paints a group: the effect applies to everything that `body` paints.
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
