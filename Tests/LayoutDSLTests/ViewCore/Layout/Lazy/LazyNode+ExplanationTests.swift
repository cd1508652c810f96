import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct LazyNodeExplanationTests {
  private func story<Content: View>(
    scrollsTo y: CGFloat = 0, @ViewBuilder _ content: () -> Content
  ) throws -> [String] {
    let screen = Screen(100, 100) { content() }
    if y > 0 { screen.scroll(to: CGPoint(x: 0, y: y)) }
    let nodes = try screen.graph.explanation().nodes
    let lazy = try #require(nodes.first { $0.kind.hasPrefix("Lazy") })
    return try (screen.graph.explanation(of: .path(lazy.path)).story ?? []).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
  }

  @Test func aStackWithoutAScrollViewCreatesAll() throws {
    let story = try story { LazyVStack(spacing: 0) { rows(3) } }
    #expect(
      story.contains("No scroll view scrolls along its height, so all of its 3 views are created."))
  }

  @Test func oneViewIsCounted() throws {
    let story = try story { ScrollView { LazyVStack(spacing: 0) { rows(1) } } }
    #expect(story.contains("All of its height is visible, so 1 view is created."))
  }

  @Test func aLongStackSaysWhatIsVisible() throws {
    let story = try story(scrollsTo: 200) {
      ScrollView { LazyVStack(spacing: 0) { rows(100) } }
    }
    #expect(
      story.contains {
        $0.hasPrefix("Of its height, 200 to 300 is visible: ")
          && $0.hasSuffix("the average so far, 20.")
      }, "\(story)")
  }

  @Test func aGridListsItsColumns() throws {
    func columns(_ widths: CGFloat...) throws -> String? {
      try story {
        LazyVGrid(columns: widths.map { GridItem(.fixed($0), spacing: 0) }) { rows(4) }
      }.first { $0.contains("divided") }
    }
    #expect(try columns(30, 30) == "Its width is divided into 2 columns of 30.")
    #expect(try columns(10, 20) == "Its width is divided into 2 columns of 10, 20.")
    #expect(
      try columns(1, 2, 3, 4, 5, 6, 7)
        == "Its width is divided into 7 columns of 1, 2, 3, 4, 5, 6, ….")
  }

  @Test func onlyAStackWithoutAnyLimitIsAMistake() {
    func problems<Content: View>(@ViewBuilder _ content: () -> Content) -> [Diagnostic.Problem] {
      Screen(100, 100, content: content).graph.layoutMistakes().map(\.problem)
    }
    let lazy = LazyVStack(spacing: 0) { rows(3) }
    #expect(problems { ScrollView { lazy } } == [])
    #expect(problems { lazy } == [])
    #expect(problems { ScrollView { ScrollView { lazy } } }.contains(.unboundedLazy(.vertical)))
    #expect(problems { lazy.fixedSize() }.contains(.unboundedLazy(.vertical)))
    #expect(
      !problems { LazyVStack { Color.red.frame(height: 9) }.fixedSize() }
        .contains(.unboundedLazy(.vertical)), "one view is no list")
  }
}
