import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct CustomViewTypeTests {
  private struct Pair: View {
    var body: some View {
      Color.red
      Color.blue
    }
  }

  private struct Endless: View {
    var body: some View { Endless() }
  }

  private struct Wrapped<Content: View>: View {
    let content: Content

    var body: some View { content }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      Wrapped(content: content).frame(height: 10).probe("part")
    }
  }

  @Test func theViewsOfABodyAreCountedByItsType() {
    #expect((0..<2).map { _ in Pair._viewListCount() } == [2, 2])
    #expect((0..<2).map { _ in Endless._viewListCount() } == [nil, nil])
  }

  @Test func theCountMayDependOnTheContentOfAModifier() {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Color.red.modifier(Framed())
        Pair().modifier(Framed())
        Color.red.modifier(Framed())
      }
    }
    #expect(screen.probes.count == 4)
  }
}
