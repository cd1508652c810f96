import Foundation

/// Keeps the view or edge of a scroll position in place while the content or the scroll view
/// changes.
///
/// 1. After each scroll, it notes where the anchor of the visible view is in the scroll view, or
///    that the content is at the edge.
/// 2. After a layout without a scroll, it moves the content so that the anchor, or the edge, is
///    there again, within the ends of the content.
/// 3. A view of a lazy container that is no longer visible is first brought to its estimated place,
///    which makes it.
struct ScrollKeeper {
  private struct Note {
    let request: ScrollRequest
    /// The distance of the view's anchor from that of the scroll view, in points.
    var place = CGPoint.zero
    /// The number of scrolls when the note was taken.
    let scrollCount: Int
    /// The number of moves since the anchor was last in place.
    var moveCount = 0
  }

  /// The number of moves after which the place is given up: each replaces estimated lengths by
  /// measured ones, but views that change with every move must not loop.
  private static let moveLimit = 8

  private var note: Note?
  private weak var view: ViewNode?

  /// Whether a view or an edge is kept in place.
  var isKeeping: Bool { note != nil }

  /// Notes the place of a position after a scroll, and else keeps it.
  mutating func update(_ request: ScrollRequest?, in scroll: ScrollNode) {
    guard let note, note.request == request, note.scrollCount == scroll.scrollCount else {
      return take(request, in: scroll)
    }
    guard note.moveCount < Self.moveLimit, let wanted = offset(for: note, in: scroll) else {
      return take(request, in: scroll)
    }
    let current = scroll.contentOffset
    // Content that was pulled beyond its ends springs back by itself.
    if scroll.motion?.isResting == false, scroll.limited(current) != current {
      return take(request, in: scroll)
    }
    let limited = scroll.limited(scroll.scrollable(wanted))
    let distance = max(abs(limited.x - current.x), abs(limited.y - current.y))
    guard distance > Tolerance.length else {
      if scroll.scrollable(wanted) != limited { return take(request, in: scroll) }
      self.note?.moveCount = 0
      return
    }
    self.note?.moveCount += 1
    scroll.setOffset(limited, reason: .content)
  }

  /// Notes that the content is at an edge, even if the views that have become visible move the edge
  /// away.
  mutating func keep(_ edge: ScrollRequest, in scroll: ScrollNode) {
    note = Note(request: edge, scrollCount: scroll.scrollCount)
  }

  private mutating func take(_ request: ScrollRequest?, in scroll: ScrollNode) {
    note = nil
    guard let request else { return }
    switch request {
    case .view(let id, let anchor):
      guard let frame = frame(of: id, in: scroll) else { return }
      let offset = scroll.contentOffset
      let visible = frame.offsetBy(dx: -offset.x, dy: -offset.y)
      guard scroll.viewport.intersects(visible) else { return }
      let point = scroll.offset(aligning: anchor, of: frame)
      note = Note(
        request: request, place: CGPoint(x: point.x - offset.x, y: point.y - offset.y),
        scrollCount: scroll.scrollCount)
    case .edge(let edge):
      let wanted = scroll.offset(at: edge), offset = scroll.contentOffset
      guard max(abs(wanted.x - offset.x), abs(wanted.y - offset.y)) < Tolerance.length else {
        return
      }
      keep(request, in: scroll)
    case .point: return
    }
  }

  /// Returns the offset at which the noted view or edge is in its place; nil if the view is gone.
  private mutating func offset(for note: Note, in scroll: ScrollNode) -> CGPoint? {
    switch note.request {
    case .view(let id, let anchor):
      guard let frame = frame(of: id, in: scroll) ?? scroll.estimatedFrame(of: id) else {
        return nil
      }
      let point = scroll.offset(aligning: anchor, of: frame)
      return CGPoint(x: point.x - note.place.x, y: point.y - note.place.y)
    case .edge(let edge): return scroll.offset(at: edge)
    case .point: return nil
    }
  }

  /// Returns the frame of an existing view in the space of the content.
  private mutating func frame(of id: AnyHashable, in scroll: ScrollNode) -> CGRect? {
    if view?.isAttached != true || note?.request.id != id { view = scroll.madeView(of: id) }
    return view.flatMap(scroll.frame(of:))
  }
}

extension ScrollNode {
  /// Returns the offset at which an anchor of a frame meets that of the scroll view; a nil anchor
  /// is the top-leading corner.
  fileprivate func offset(aligning anchor: UnitPoint?, of frame: CGRect) -> CGPoint {
    let anchor = anchor ?? start
    return CGPoint(
      x: frame.minX + anchor.x * (frame.width - size.width),
      y: frame.minY + anchor.y * (frame.height - size.height))
  }
}
