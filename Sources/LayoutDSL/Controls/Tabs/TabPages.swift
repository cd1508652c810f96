import Foundation
import ViewCore

/// The pages of a tab view, which the user turns by dragging, with a page indicator.
struct TabPages: View {
  let tabView: _TabViewParts
  let showsDots: Bool
  @Environment(\.indexViewStyle) private var indexStyle
  @Environment(\.layoutDirection) private var direction
  /// The page beside the selected one while pages move.
  @State private var neighbor: Int?
  /// The distance of the selected page from its place, in points towards the side of the last page.
  @State private var shift: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var isDragged = false
  @State private var turn = PageTurn()

  var body: some View {
    let _ = turn.show(selected)
    ZStack {
      ForEach(shown, id: \.self) { index in
        // A stack proposes its own size again, which may cut a text off.
        subviews[index]
          .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
          .modifier(DragSurface(offset: CGPoint(x: x(of: index), y: 0)))
          .transition(PageTransition(turn: turn))
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .contentShape(Rectangle())
    .modifier(DragSurface(clipsContent: true, turning))
    .overlay(alignment: .bottom) {
      if showsDots, subviews.count > 1 {
        indexStyle._makeBody(_IndexViewParts(count: subviews.count, selected: selected))
          .padding(.bottom, 21.5)  // Measurements.md#page-dots
      }
    }
  }

  private var subviews: SubviewsCollection { tabView.subviews }
  private var selected: Int { tabView.selected }

  /// The selected page and the one beside it.
  private var shown: [Int] {
    [selected, neighbor ?? selected].enumerated()
      .filter { subviews.indices.contains($1) && ($0 == 0 || $1 != selected) }.map(\.element)
  }

  /// 1, or −1 where the next page is at the left.
  private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private func x(of index: Int) -> CGFloat {
    sign * (shift + CGFloat((index - selected).signum()) * width)
  }

  /// The actions that move the pages with a finger, and turn a page when the finger leaves.
  private var turning: DragSurfaceHandler {
    var handler = DragSurfaceHandler(axes: subviews.isEmpty ? [] : .horizontal)
    handler.canFollow = { translation in
      subviews.indices.contains(selected + (sign * translation.width < 0 ? 1 : -1))
    }
    handler.isElastic = true
    handler.changed = { translation, size in
      let way = sign * translation.width
      let next = selected + (way < 0 ? 1 : -1)
      isDragged = true
      width = size.width
      neighbor = subviews.indices.contains(next) ? next : nil
      shift =
        neighbor == nil
        ? RubberBand(limits: 0...0, length: width).offset(pulledTo: way)
        : min(max(way, -width), width)
    }
    handler.ended = { _, velocity, _ in
      isDragged = false
      // Measurements.md#page-turn
      let speed = sign * velocity.dx, fastest: CGFloat = 200
      let turns =
        abs(speed) > fastest ? (speed < 0) == (shift < 0) : abs(shift) > width / 2
      if turns, let next = neighbor {
        let former = selected
        tabView.select(next)
        shift += CGFloat((next - former).signum()) * width
        neighbor = former
      }
      withAnimation(ScreenMotion.spring) {
        shift = 0
      } completion: {
        if !isDragged { neighbor = nil }
      }
    }
    return handler
  }
}
