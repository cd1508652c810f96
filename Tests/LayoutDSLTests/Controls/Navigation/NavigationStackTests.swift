import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct NavigationStackTests {
  @Test func linksWithATagPushWhileTheyAreSelected() {
    struct Links: View {
      @State private var selection: Int?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink(
              "One", destination: Color.red.probe("one"), tag: 1, selection: $selection)
            NavigationLink("Two", tag: 2, selection: $selection) { Color.red.probe("two") }
          }
          .onAppear { selection = 2 }
        }
      }
    }
    let screen = Screen(390, 400) { Links() }
    screen.advance(by: 1)
    #expect(screen.probes == ["two"])
  }

  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    Screen(200, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      content()
    }
  }

  @Test func aTitleHasALargeBar() {
    let screen = screen {
      NavigationStack { Color.red.probe("content").navigationTitle("Title") }
    }
    #expect(screen.frame("content") == CGRect(0, 116, 200, 274))
    #expect(screen.graph.diagnostics == [])
  }

  @Test func anInlineTitleHasASmallBar() {
    let screen = screen {
      NavigationStack {
        Color.red.probe("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(screen.frame("content") == CGRect(0, 64, 200, 326))
  }

  @Test func aCompactHeightHasALowBarWithAnInlineTitle() {
    let screen = screen {
      NavigationStack { Color.red.probe("content").navigationTitle("Title") }
        .environment(\.verticalSizeClass, .compact)
    }
    #expect(screen.frame("content") == CGRect(0, 52, 200, 338))
  }

  @Test func theWholeBackButtonReacts() {
    for point in [CGPoint(x: 1, y: 21), CGPoint(x: 1, y: 62), CGPoint(x: 20, y: 42)] {
      let screen = screen { Path() }
      screen.tap(point.x, point.y)
      #expect(screen.hit(100, 200) == "root")
    }
  }

  @Test func aRootWithoutTitleHasNoBar() {
    let plain = screen { NavigationStack { Color.red.probe("content") } }
    #expect(plain.frame("content") == CGRect(0, 20, 200, 370))
    let hidden = screen {
      NavigationStack { Color.red.probe("content").navigationTitle("T").toolbar(.hidden) }
    }
    #expect(hidden.frame("content") == CGRect(0, 20, 200, 370))
  }

  @Test func rowLabelsDoNotOverlapTheChevron() {
    let screen = screen {
      NavigationStack {
        List {
          NavigationLink {
            EmptyView()
          } label: {
            Color.red.frame(height: 10).probe("label")
          }
          Color.red.frame(height: 10).probe("row")
          Image(systemName: "chevron.forward").font(.system(.footnote, weight: .semibold))
            .probe("chevron")
        }
        .listStyle(.plain)
      }
    }
    let room = screen.frame("row").width - screen.frame("chevron").width
    #expect(abs(screen.frame("label").width - (room - 8)) < 1e-9)
  }

  @Test func toolbarItemsAreAtTheirPlacements() {
    let screen = screen {
      NavigationStack {
        Color.red.probe("content")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Color.blue.frame(width: 30, height: 20).probe("leading")
            }
            ToolbarItem { Color.blue.frame(width: 10, height: 20).probe("trailing") }
            ToolbarItem(placement: .principal) {
              Color.blue.frame(width: 40, height: 20).probe("principal")
            }
            ToolbarItem(placement: .bottomBar) {
              Color.blue.frame(width: 20, height: 20).probe("bottom")
            }
          }
      }
    }
    #expect(screen.frame("leading") == CGRect(16, 32, 30, 20))
    #expect(screen.frame("trailing") == CGRect(174, 32, 10, 20))
    #expect(screen.frame("principal") == CGRect(80, 32, 40, 20))
    #expect(screen.frame("bottom") == CGRect(90, 358, 20, 20))
    #expect(screen.frame("content") == CGRect(0, 64, 200, 282))
  }

  @Test func barsAreHiddenIndividually() {
    func content(hiding bars: ToolbarPlacement, isNew: Bool) -> CGRect {
      let screen = screen {
        NavigationStack {
          Color.red.probe("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .modifier(HiddenBars(bars: bars, isNew: isNew))
            .toolbar { ToolbarItem(placement: .bottomBar) { Color.blue.frame(height: 20) } }
        }
      }
      return screen.frame("content")
    }
    for isNew in [false, true] {
      #expect(content(hiding: .bottomBar, isNew: isNew) == CGRect(0, 64, 200, 326))
      #expect(content(hiding: .navigationBar, isNew: isNew) == CGRect(0, 20, 200, 326))
      #expect(content(hiding: .tabBar, isNew: isNew) == CGRect(0, 64, 200, 282))
    }
  }

  private struct HiddenBars: ViewModifier {
    let bars: ToolbarPlacement
    let isNew: Bool

    func body(content: Content) -> some View {
      if isNew {
        content.toolbarVisibility(.hidden, for: bars)
      } else {
        content.toolbar(.hidden, for: bars)
      }
    }
  }

  @Test func toolbarItemsShowOnlyTheSymbolOfALabel() {
    let screen = screen {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem { Label("Add", systemImage: "10x10").probe("top") }
          ToolbarItem(placement: .bottomBar) { Label("Add", systemImage: "10x10").probe("bottom") }
        }
      }
    }
    // Symbols in bars have the large scale.
    #expect(abs(screen.frame("top").width - 12.8) < 0.01)
    #expect(abs(screen.frame("bottom").width - 12.8) < 0.01)
    #expect(!screen.tree.contains("\"Add\""))
  }

  @Test func aSearchFieldIsBelowTheTitle() {
    let screen = screen {
      NavigationStack {
        Color.red.probe("content").navigationTitle("T").searchable(text: .constant(""))
      }
    }
    #expect(screen.frame("content") == CGRect(0, 168, 200, 222))
    #expect(screen.tree.contains("\"Search\""))
  }

  @Test func splitViewsShowTheirSidebar() {
    let screen = screen {
      NavigationSplitView {
        Color.red.probe("sidebar").navigationTitle("T")
      } detail: {
        Color.blue.probe("detail")
      }
    }
    #expect(screen.frame("sidebar") == CGRect(0, 116, 200, 274))
    #expect(screen.frame("detail") == .null)
  }

  private func isSettled(_ screen: Screen) -> Bool {
    !screen.graph.diagnostics.contains {
      if case .unsettled = $0.problem { true } else { false }
    }
  }

  private struct Path: View {
    @State var path = ["first"]

    var body: some View {
      NavigationStack(path: $path) {
        Color.indigo.probe("root").navigationTitle("Root")
          .navigationDestination(for: String.self) { value in
            Color.green.probe(value).navigationTitle(value)
              .onTapGesture { path.append("second") }
          }
      }
    }
  }

  @Test func valuesOfThePathArePushed() {
    let screen = screen { Path() }
    #expect(isSettled(screen))
    #expect(screen.hit(100, 200) == "first")
    // The back button has the title of the screen below.
    #expect(screen.tree.components(separatedBy: "\"Root\"").count > 2)
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "second")
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "first")
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "root")
    #expect(isSettled(screen))
  }

  /// The positions of the fills of a colour, including the transforms of groups.
  private func painted(_ color: Color, on screen: Screen) -> [CGFloat] {
    let color = color.resolve(in: EnvironmentValues())
    func frames(_ list: DisplayList, _ map: CGAffineTransform) -> [CGFloat] {
      list.items.flatMap { item -> [CGFloat] in
        switch item {
        case .fill(let path, .color(color), _): [path.boundingRect.applying(map).minX]
        case .group(.opacity(0), _): []
        case .group(.transform(let inner), let list): frames(list, inner.concatenating(map))
        case .group(_, let inner): frames(inner, map)
        default: []
        }
      }
    }
    return frames(screen.list, .identity)
  }

  @Test func pushedScreensSlideInFromTheTrailingEdgeAndBack() throws {
    let screen = screen { Path() }
    // Screens that are visible from the start do not slide in.
    #expect(painted(.green, on: screen) == [0])
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "root")
    #expect(painted(.green, on: screen) == [0])
    #expect(painted(.indigo, on: screen) == [], "\(screen.list)")
    screen.advance(by: 0.1)
    // A critically damped spring: (1 + ωt) e^(−ωt), where ω² is 1000/3.
    let left = try #require(painted(.green, on: screen).first)
    #expect(abs(left - 200 * 0.5447784) < 0.01)
    let back = try #require(painted(.indigo, on: screen).first)
    #expect(abs(back + 60 * 0.4552216) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(painted(.indigo, on: screen) == [0])
    #expect(painted(.green, on: screen) == [])
  }

  @Test func aPushedScreenHidesTheCoveredOneAtTheEnd() throws {
    let screen = screen { Path() }
    screen.tap(100, 200)
    screen.advance(by: 0.1)
    let lefts = painted(.green, on: screen)
    try #require(lefts.count == 2)
    #expect(abs(lefts[0] + 60 * 0.5447784) < 0.01)
    #expect(abs(lefts[1] - 200 * 0.4552216) < 0.01)
    #expect(screen.graph.clock.runUntilIdle() == false)
    #expect(painted(.green, on: screen) == [0])
  }

  private struct Detail: View {
    @Environment(\.dismiss) var dismiss

    var body: some View { Color.green.probe("detail").onTapGesture { dismiss() } }
  }

  @Test func linksPushAndDismissPops() {
    let screen = screen {
      NavigationStack {
        NavigationLink {
          Detail()
        } label: {
          Color.red.probe("link")
        }
      }
    }
    #expect(screen.hit(100, 200) == "link")
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "detail")
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "link")
  }

  private struct Presenting: View {
    @State var item: Int?

    var body: some View {
      NavigationStack {
        Color.red.probe("root").onTapGesture { item = 3 }
          .navigationDestination(item: $item) { Color.green.probe("item \($0)") }
      }
    }
  }

  @Test func anItemPushesAScreen() {
    let screen = screen { Presenting() }
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "item 3")
    screen.tap(20, 42)
    #expect(screen.hit(100, 200) == "root")
  }

  @Test func theLargeTitleScrollsAway() {
    let screen = screen {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000).probe("content") }.navigationTitle("Title")
      }
    }
    #expect(screen.frame("content").minY == 116)
    screen.scroll(to: CGPoint(x: 0, y: 60))
    #expect(screen.frame("content").minY == 56)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func navigationViewsShowTheirFirstView() {
    let screen = screen {
      NavigationView {
        Color.red.probe("first").navigationBarTitle("Title", displayMode: .inline)
        Color.blue.probe("second")
      }
      .navigationViewStyle(.stack)
    }
    #expect(screen.frame("first") == CGRect(0, 64, 200, 326))
  }
}

@Suite struct NavigationPathTests {
  @Test func aPathHasValuesOfSeveralTypes() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(9)
    #expect(path.isEmpty)
  }
}
