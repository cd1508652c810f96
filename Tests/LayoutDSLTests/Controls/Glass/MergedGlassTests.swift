import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct MergedGlassTests {
  @Test func nearCirclesGetANeck() {
    let boxes = [CGRect(0, 0, 40, 40), CGRect(44, 0, 40, 40)]
    func merged(spacing: CGFloat) -> Path {
      MergedGlass.merged(boxes.map { Path(ellipseIn: $0) }, boxes: boxes, spacing: spacing)
    }
    #expect(!merged(spacing: 0).contains(CGPoint(x: 42, y: 20)))
    let path = merged(spacing: 20)
    #expect(path.contains(CGPoint(x: 42, y: 20)))
    #expect(!path.contains(CGPoint(x: 42, y: 2)), "the neck is narrower than the circles")
    let bounds = path.boundingRect
    #expect(abs(bounds.minX) < 0.1 && abs(bounds.maxX - 84) < 0.1 && abs(bounds.height - 40) < 0.2)
    #expect(!merged(spacing: .nan).isEmpty && !merged(spacing: .infinity).isEmpty)
  }

  /// The number of layers of glass, each of which reads its backdrop.
  private func panes(
    spacing: CGFloat, @ViewBuilder content: () -> some View
  ) -> Int {
    let screen = Screen(200, 60) {
      GlassEffectContainer(spacing: spacing) { HStack(spacing: 10) { content() } }.onIOS26()
    }
    func count(_ list: DisplayList) -> Int {
      list.items.reduce(0) { sum, item in
        guard case .group(let effect, let inner) = item else { return sum }
        if case .glass = effect { return sum + 1 }
        return sum + count(inner)
      }
    }
    let number = count(screen.list)
    #expect(screen.graph.diagnostics.isEmpty)
    return number
  }

  private func pane(_ glass: Glass = .regular) -> some View {
    Color.red.frame(width: 40, height: 40).glassEffect(glass)
  }

  @Test func glassMergesWithinTheSpacing() {
    #expect(
      panes(spacing: 5) {
        pane(); pane(); pane()
      } == 3)
    #expect(
      panes(spacing: 12) {
        pane(); pane(); pane()
      } == 1)
    #expect(
      panes(spacing: 12) {
        pane(); pane(.regular.tint(.blue))
      } == 2)
    #expect(panes(spacing: 12) { pane(.identity) } == 0)
  }

  @Test func aUnionIsOneShapeAtAnyDistance() {
    struct Row: View {
      @Namespace private var space
      var body: some View {
        HStack(spacing: 30) {
          ForEach(0..<2) { _ in
            Color.red.frame(width: 40, height: 40).glassEffect()
              .glassEffectUnion(id: 1, namespace: space)
          }
        }
      }
    }
    #expect(panes(spacing: 0) { Row() } == 1)
  }

  @Test func theGlassOfAButtonSettles() {
    #expect(panes(spacing: 0) { Button("One") {}.buttonStyle(.glass) } == 1)
  }
}
