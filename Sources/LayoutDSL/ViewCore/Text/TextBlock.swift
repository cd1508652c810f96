import Foundation

/// Text broken into lines, with distances in points from the top of the block.
package protocol TextBlock: AnyObject, Sendable {
  var size: CGSize { get }
  var firstBaseline: CGFloat { get }
  var lastBaseline: CGFloat { get }
  var lineCount: Int { get }
  var isTruncated: Bool { get }
  /// The lines with their slices, for drawing them in parts; computed at each use.
  var lines: [TextLine] { get }
  /// Draws the block with its top-leading corner at `origin`; runs without their own fill take
  /// `foreground`.
  func draw(at origin: CGPoint, foreground: Paint, into list: inout DisplayList)
  /// Draws a part of a line, as `draw(at:foreground:into:)` would; an absent line or slice is
  /// empty.
  func draw(
    _ slices: Range<Int>, ofLine line: Int, at origin: CGPoint, foreground: Paint,
    into list: inout DisplayList)
}
