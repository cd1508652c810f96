import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct LayoutTests {
  /// A view that arranges its own content.
  fileprivate struct Row<Content: View>: View, Layout {
    var width: CGFloat
    var content: Content

    init(width: CGFloat, @ViewBuilder content: () -> Content) {
      self.width = width
      self.content = content()
    }

    nonisolated var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }

    nonisolated func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: width, height: 10) }

    nonisolated func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    var body: some View { Row<EmptyView>(width: width)({ content }) }
  }

  @Test func aViewThatIsALayoutPrefersItsInitializer() {
    let screen = Screen {
      Row(width: 30) { Color.red.probe("content") }.probe("row")
    }
    #expect(screen.frame("row").size == CGSize(width: 30, height: 10))
    #expect(screen.probes == ["row", "content"])
  }

  struct Column: LayoutValueKey { static let defaultValue = 0 }

  /// Places views in columns of 20 points, chosen by a layout value, as high as the bounds.
  struct Columns: Layout {
    var journal = Journal()

    func makeCache(subviews: Subviews) -> [Int] {
      journal.note("make \(subviews.count)")
      return subviews.map { $0[Column.self] }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
    ) -> CGSize {
      CGSize(width: 20 * CGFloat((cache.max() ?? 0) + 1), height: proposal.height ?? 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
    ) {
      for (subview, column) in zip(subviews, cache) {
        subview.place(
          at: CGPoint(x: bounds.minX + 20 * CGFloat(column) + 10, y: bounds.midY),
          anchor: .center, proposal: ProposedViewSize(width: 20, height: bounds.height / 2))
      }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout [Int]
    ) -> CGFloat? { guide == .trailing ? 20 : nil }
  }

  @Test func valuesPlacesAndAnchors() {
    let screen = Screen {
      Columns() {
        Color.red.probe("a").layoutValue(key: Column.self, value: 2)
        Color.red.frame(width: 10, height: 10).layoutValue(key: Column.self, value: 1).probe("b")
        Color.red.probe("c")
      }
      .probe("all")
    }
    #expect(screen.frame("all") == CGRect(20, 0, 60, 100))
    #expect(screen.frame("a") == CGRect(60, 25, 20, 50))
    #expect(screen.frame("b") == CGRect(45, 45, 10, 10))
    #expect(screen.frame("c") == CGRect(20, 25, 20, 50))
  }

  @Test func theCacheLastsUntilSomethingChanges() {
    struct Root: View {
      let journal: Journal, remote: Remote<Int>
      @State private var count = 1
      var body: some View {
        let _ = remote.binding = $count
        Columns(journal: journal) { ForEach(0..<count, id: \.self) { _ in Color.red } }
      }
    }
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Root(journal: journal, remote: remote) }
    #expect(journal.take() == ["make 1"])
    screen.resize(50, 50)
    let afterResize = journal.take()
    #expect(afterResize.count <= 1)
    remote.value = 3
    screen.graph.update()
    #expect(journal.take() == ["make 3"])
  }

  @Test func guidesOfALayout() {
    let screen = Screen {
      VStack(alignment: .trailing, spacing: 0) {
        Columns() { Color.red.layoutValue(key: Column.self, value: 2) }.frame(height: 10)
          .probe("columns")
        Color.blue.frame(width: 50, height: 10).probe("box")
      }
    }
    #expect(screen.frame("columns").minX - screen.frame("box").minX == 30)
  }

  @Test func aViewThatIsNotPlacedIsCentred() {
    struct Idle: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let screen = Screen { Idle { Color.red.frame(width: 10, height: 20).probe("a") } }
    #expect(screen.frame("a") == CGRect(45, 40, 10, 20))
  }

  @Test func spacingBetweenSubviews() {
    struct Gap: Layout {
      let journal: Journal
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let gaps = zip(subviews, subviews.dropFirst()).map {
          formatted($0.spacing.distance(to: $1.spacing, along: .vertical))
        }
        journal.note(gaps.joined(separator: " "))
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let journal = Journal()
    _ = Screen {
      Gap(journal: journal) {
        Color.red
        Color.red
        Text("a")
        Text("b")
        Color.red
        Spacer()
        Color.red
      }
    }
    #expect(journal.take().first == "8 4 2 6 0 0")
  }

  @Test func stacksAreLayouts() {
    let screen = Screen {
      HStackLayout(alignment: .top, spacing: 5) {
        Color.red.frame(width: 10, height: 10).probe("a")
        VStackLayout(alignment: .trailing, spacing: 1) {
          Color.red.frame(width: 30, height: 30)
          Color.red.frame(width: 10, height: 10).probe("b")
        }
        ZStackLayout(alignment: .bottomLeading) {
          Color.red.frame(width: 20, height: 20)
          Color.red.frame(width: 5, height: 5).probe("c")
        }
      }
    }
    #expect(screen.frame("a").origin == CGPoint(x: 15, y: 29.5))
    #expect(screen.frame("b") == CGRect(50, 60.5, 10, 10))
    #expect(screen.frame("c") == CGRect(65, 44.5, 5, 5))
  }

  @Test func rightToLeftMirrorsEverything() {
    struct Page: View {
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).probe("a")
          VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 40, height: 10)
            Color.red.frame(width: 10, height: 10).padding(.leading, 5).probe("b")
          }
          Color.red.frame(width: 30, height: 10)
            .overlay(alignment: .topLeading) { Color.red.frame(width: 4, height: 4).probe("c") }
          Columns() { Color.red.layoutValue(key: Column.self, value: 1).probe("d") }
            .frame(height: 10)
        }
      }
    }
    let left = Screen(200) { Page() }
    let right = Screen(200, direction: .rightToLeft) { Page() }
    for name in ["a", "b", "c", "d"] {
      let frame = left.frame(name)
      #expect(right.frame(name) == CGRect(200 - frame.maxX, frame.minY, frame.width, frame.height))
    }
  }
}

extension LayoutTests.Row where Content == EmptyView {
  init(width: CGFloat) {
    self.width = width
    content = EmptyView()
  }
}
