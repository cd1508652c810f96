import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct GlassHistoryTests {
  private func part(
    _ place: Int, _ x: CGFloat, _ glass: Glass = .regular, isMatched: Bool = true
  ) -> GlassPart {
    GlassPart(
      key: .place(place), glass: glass, shape: AnyShape(Circle()), box: CGRect(x, 0, 40, 40),
      isMatched: isMatched)
  }

  /// The left and right edges of the glass after a part of the change.
  private func edges(_ history: GlassHistory, at fraction: Double) -> [[CGFloat]] {
    MergedGlass.shapes(of: history, spacing: 20).map {
      var shape = $0
      shape.animatableData += fraction - 1
      let bounds = shape.path(in: .zero).boundingRect
      return [bounds.minX.rounded(), bounds.maxX.rounded()]
    }
  }

  @Test func glassThatComesGrowsOutOfItsNeighbour() {
    let history = GlassHistory([part(0, 0)]).changed(to: [part(0, 0), part(1, 60)], spacing: 20)
    #expect(edges(history, at: 0) == [[0, 40]])
    #expect(edges(history, at: 0.5) == [[0, 70]])
    #expect(edges(history, at: 1) == [[0, 100]])
  }

  @Test func glassThatGoesShrinksIntoItsNeighbour() {
    let open = GlassHistory([part(0, 0)]).changed(to: [part(0, 0), part(1, 60)], spacing: 20)
    let closed = open.changed(to: [part(0, 0)], spacing: 20)
    #expect(edges(closed, at: 0) == [[0, 100]])
    #expect(edges(closed, at: 0.5) == [[0, 70]])
    #expect(edges(closed, at: 1) == [[0, 40]])
    // The glass that has gone takes no part in the next change.
    #expect(closed.changed(to: [part(0, 10)], spacing: 20).leaving.isEmpty)
  }

  @Test func otherGlassComesAndGoesAtOnce() {
    for other in [
      part(1, 200), part(1, 60, .regular.tint(.blue)), part(1, 60, isMatched: false),
    ] {
      let come = GlassHistory([part(0, 0)]).changed(to: [part(0, 0), other], spacing: 20)
      #expect(edges(come, at: 0) == [[0, 40], [other.box.minX, other.box.maxX]])
      let gone = come.changed(to: [part(0, 0)], spacing: 20)
      #expect(edges(gone, at: 0) == [[0, 40]])
    }
  }

  private struct Tools: View {
    let isOpen: Remote<Bool>
    @State private var shows = false
    @Namespace private var space

    var body: some View {
      let _ = isOpen.binding = $shows
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 10) {
          Color.red.frame(width: 40, height: 40).glassEffect().glassEffectID("a", in: space)
          if shows {
            Color.red.frame(width: 40, height: 40).glassEffect().glassEffectID("b", in: space)
          }
        }
      }
      .frame(width: 200, alignment: .leading)
      .onIOS26()
    }
  }

  /// The width of the glass.
  private func width(_ screen: Screen) -> CGFloat {
    func boxes(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        guard case .group(let effect, let inner) = item else { return [] }
        guard case .glass = effect else { return boxes(inner) }
        return inner.items.compactMap {
          if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
      }
    }
    return boxes(screen.list).reduce(CGRect.null) { $0.union($1) }.width
  }

  @Test func itFollowsTheAnimationOfAChange() {
    let isOpen = Remote<Bool>()
    let screen = Screen(200, 60) { Tools(isOpen: isOpen) }
    #expect(abs(width(screen) - 40) < 1)
    for (opens, ends) in [(true, [40.0, 65, 90]), (false, [90, 65, 40])] {
      withAnimation(.linear(duration: 1)) { isOpen.value = opens }
      screen.graph.update()
      #expect(abs(width(screen) - ends[0]) < 1)
      screen.advance(by: 0.5)
      #expect(abs(width(screen) - ends[1]) < 1)
      screen.advance(by: 0.6)
      #expect(abs(width(screen) - ends[2]) < 1)
    }
    isOpen.value = true
    screen.graph.update()
    #expect(abs(width(screen) - 90) < 1)
  }
}
