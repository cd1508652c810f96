import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct LayoutMistakesTests {
  private func mistakes<Content: View>(
    _ width: CGFloat? = 100, _ height: CGFloat? = 100, @ViewBuilder _ content: () -> Content
  ) -> [Diagnostic] {
    Screen(width, height, content: content).graph.layoutMistakes()
  }

  private func row() -> some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 80, height: 10)
      Color.blue.frame(width: 80, height: 10)
    }
  }

  // MARK: Too wide

  @Test func aViewWiderThanTheScreenIsReported() {
    let found = mistakes { VStack { row().padding(5) } }
    #expect(
      found.map(\.description) == [
        "VStack: it is 170 wide, 70 wider than the screen, and overflows it. Let its views shrink or "
          + "wrap, put it in a horizontal ScrollView, or clip it if the overflow is intended."
      ])
  }

  @Test func aViewWiderThanItsFrameIsReported() {
    let found = mistakes(400) { VStack { row().padding(5).frame(width: 100) } }
    #expect(
      found == [
        Diagnostic(
          problem: .tooWide(width: 160, container: ".frame(width: 100)", room: 100),
          path: "VStack/frame/padding/HStack")
      ])
    #expect(mistakes { Text("abcdefgh").fixedSize() }.map(\.path) == ["fixedSize/Text"])
  }

  @Test func intendedOverflowIsNotReported() {
    let found = [
      mistakes { ScrollView(.horizontal) { row() } },
      mistakes { row().clipped() },
      mistakes { row().frame(width: 100).clipped() },
      mistakes { VStack { row().offset(x: 4) }.frame(width: 160).scaleEffect(0.5) },
      mistakes { Color.green.frame(width: 50).overlay { row() } },
      mistakes { Color.green.frame(width: 50).background { Circle().frame(width: 500) } },
      mistakes { Color.red.scaledToFill().frame(width: 5, height: 50) },
      mistakes { Text("abcdefgh").fixedSize().frame(width: 0) },
      mistakes { Text("abcdefgh").fixedSize().frame(width: 20) },
      mistakes {
        ZStack {
          Circle().frame(width: 500, height: 500)
          Text("a")
        }
      },
      mistakes {
        GeometryReader { proxy in
          HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(width: proxy.size.width) } }
            .offset(x: -proxy.size.width)
        }
      },
      mistakes(nil, nil) { row() },
      mistakes { Text("a long text that has to wrap") },
      mistakes { row().hidden() },
    ]
    #expect(found.filter { !$0.isEmpty } == [])
  }

  // MARK: Lazy containers

  private func column() -> some View {
    LazyVStack { ForEach(0..<3) { _ in Color.red.frame(height: 9) } }
  }

  @Test func lazyContainersThatCreateAllViewsAreReported() {
    let found = [
      mistakes { ScrollView { LazyHStack { ForEach(0..<3) { _ in Color.red.frame(width: 9) } } } },
      mistakes { ScrollView(.horizontal) { column() } },
      mistakes { ScrollView { ScrollView { column() } } },
      mistakes { VStack { ScrollView { column() }.fixedSize() } },
      mistakes { column().fixedSize() },
    ]
    #expect(
      found.map { $0.map(\.problem) } == [
        [.unboundedLazy(.horizontal)], [.unboundedLazy(.vertical)], [.unboundedLazy(.vertical)],
        [.unboundedLazy(.vertical)], [.unboundedLazy(.vertical)],
      ])
    #expect(
      found[1][0].description
        == "ScrollView/LazyVStack: it creates all its views at once, because no vertical scroll view of "
        + "limited height contains it. Put it directly in one that is not itself inside another "
        + "vertical scroll view or fixedSize.")
  }

  @Test func lazyContainersInAScrollViewAreNotReported() {
    let found = [
      mistakes { ScrollView { column() } },
      mistakes { ScrollView { VStack { column() } } },
      mistakes { ScrollView(.horizontal) { ScrollView { column() }.frame(width: 50, height: 50) } },
      mistakes(nil, nil) { ScrollView { column() } },
      mistakes { column() },
      mistakes { List(0..<3) { _ in Color.red } },
    ]
    #expect(found.filter { !$0.isEmpty } == [])
  }

  // MARK: Frames

  @Test(arguments: [-5, .infinity, .nan] as [CGFloat])
  func invalidFramesAreReported(width: CGFloat) {
    let found = mistakes { VStack { Color.red.frame(width: width, height: 10) } }
    #expect(found.map(\.problem) == [.invalidFrame])
    #expect(found.first?.path == "VStack/frame")
  }

  @Test func fixedMistakesAreNoLongerReported() {
    let screen = Screen(50, 50) { row() }
    #expect(screen.graph.layoutMistakes().count == 1)
    screen.resize(200, 50)
    #expect(screen.graph.layoutMistakes().isEmpty)
  }

  @Test func lookingForMistakesMeasuresNothing() {
    let screen = Screen { VStack { row().padding(5) } }
    #expect(screen.cost { _ = screen.graph.layoutMistakes() } == (0, 0))
  }
}
