import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// The dimensions of bars in the look of iOS 26.
@MainActor struct BarsOnIOS26Tests {
  private func screen(
    _ width: CGFloat = 402, _ height: CGFloat = 800, bottom: CGFloat = 0,
    @ViewBuilder content: () -> some View
  ) -> Screen {
    Screen(
      width, height, scale: 2,
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    ) { content().onIOS26() }
  }

  private var content: some View {
    Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).probe("content")
  }

  private func tabs(_ count: Int) -> some View {
    TabView {
      ForEach(Array(0..<count), id: \.self) { index in
        content.tabItem { Text("a").probe("item \(index)") }
      }
    }
  }

  @Test func theTabBarTakes83FromTheBottomOfTheScreen() {
    #expect(screen(375, 667) { tabs(2) }.frame("content").height == 584)
    #expect(screen(402, 800, bottom: 34) { tabs(4) }.frame("content").height == 717)
  }

  @Test func tabsAreOnACapsuleInTheMiddle() {
    let two = screen(375, 667) { tabs(2) }
    #expect(two.frame("item 0") == CGRect(139.5, 595.5, 10, 10))
    #expect(two.frame("item 1").minX == 225.5)
    let four = screen(402, 800, bottom: 34) { tabs(4) }
    #expect(four.frame("item 0") == CGRect(67, 728.5, 10, 10))
    #expect(four.frame("item 3").minX == 325)
  }

  @Test func tabsWithoutRoomAreNarrower() {
    let screen = screen(320, 667) { tabs(5) }
    let first = screen.frame("item 0").midX, last = screen.frame("item 4").midX
    #expect(first > 25 && abs(first + last - 320) < 0.001)
  }

  @Test func theSelectedTabIsOnAPill() {
    let screen = screen(375, 667) { tabs(2) }
    let pill = SystemLook.iOS26.tabBar.capsule?.selection ?? .clear
    #expect(screen.fills(of: pill) == [CGRect(97.5, 588, 94, 54)])
  }

  @Test func navigationBarsAre64Tall() {
    let inline = screen {
      NavigationStack {
        content.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(inline.frame("content") == CGRect(0, 64, 402, 736))
    let large = screen { NavigationStack { content.navigationTitle("T") } }
    #expect(large.frame("content").minY == 116.5)
  }

  /// The platters of 44 begin at the edge of the safe area.
  @Test func navigationBarsAreHigherBelowAStatusBar() {
    func screen(@ViewBuilder content: () -> some View) -> Screen {
      Screen(
        402, 874, scale: 2, safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
      ) { content().onIOS26() }
    }
    let inline = screen {
      NavigationStack {
        content.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button {
              } label: {
                Text("ab").probe("item")
              }
            }
          }
      }
    }
    #expect(abs(inline.frame("content").minY - (62 + 54)) < 0.01)
    #expect(abs(inline.frame("item").midY - (62 + 22)) < 0.01)
    let large = screen { NavigationStack { content.navigationTitle("T") } }
    #expect(abs(large.frame("content").minY - (62 + 106.5)) < 0.01)
  }

  @Test func itemsAreOnPlatters12Apart() {
    let screen = screen {
      NavigationStack {
        content.toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Text("ab").probe("first")
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Text("ab").probe("second")
            }
          }
        }
      }
    }
    #expect(screen.frame("second") == CGRect(336, 23.5, 34, 17))
    #expect(screen.frame("first") == CGRect(258, 23.5, 34, 17))
  }

  @Test func aSymbolAloneIsOnACircle() {
    let screen = screen {
      NavigationStack {
        content.toolbar {
          Button {
          } label: {
            Image(systemName: "20x20").probe("symbol")
          }
        }
      }
    }
    // A circle of 44, 16 from the side.
    #expect(abs(screen.frame("symbol").midX - 364) < 0.5)
  }

  @Test func toolbarsFloat28AboveTheBottom() {
    let screen = screen {
      NavigationStack {
        content.navigationTitle("T").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text("ab").probe("first")
            Spacer()
            Text("ab").probe("last")
          }
        }
      }
    }
    #expect(screen.frame("content").maxY == 724)
    #expect(screen.frame("first") == CGRect(40, 739.5, 34, 17))
    #expect(screen.frame("last") == CGRect(328, 739.5, 34, 17))
  }

  @Test func searchIsAtTheBottom() {
    let screen = screen {
      NavigationStack { content.navigationTitle("T").searchable(text: .constant("")) }
    }
    #expect(screen.frame("content") == CGRect(0, 116.5, 402, 607.5))
  }

  @Test func anActiveSearchHidesTheBar() {
    let screen = screen {
      NavigationStack {
        content.navigationTitle("T")
          .searchable(text: .constant(""), isPresented: .constant(true))
      }
    }
    #expect(screen.frame("content") == CGRect(0, 0, 402, 724))
  }

  @Test func theBackButtonHasNoTitle() {
    let screen = screen {
      NavigationStack(path: .constant(NavigationPath([1]))) {
        content.navigationDestination(for: Int.self) { _ in
          Text("b").navigationTitle("U")
        }
      }
    }
    let texts = screen.text.prepared.flatMap { $0.runs.map(\.string) }
    #expect(!texts.contains("Back"))
  }

  @Test func aSearchTabIsACircleAtTheEnd() {
    let screen = screen {
      TabView {
        Tab("a", systemImage: "star") { content }
        Tab("b", systemImage: "star") { content }
        Tab(role: .search) { Text("found").probe("found") }
      }
    }
    let capsules = screen.fills(of: SystemLook.iOS26.tabBar.capsule?.selection ?? .clear)
    #expect(capsules == [CGRect(25, 721, 117.5, 54)])
    // The circle of 62 is 21 from the side.
    screen.tap(350, 748)
    #expect(screen.frame("found") != .null)
  }

  @Test func searchIsBelowTheTitleAboveATabBar() {
    let screen = screen {
      TabView {
        NavigationStack { content.navigationTitle("T").searchable(text: .constant("")) }
          .tabItem { Text("a") }
      }
    }
    #expect(screen.frame("content") == CGRect(0, 176.5, 402, 540.5))
  }

  @Test func anActionThatConfirmsIsOnTintedGlass() {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    let screen = screen {
      NavigationStack {
        content.toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
      .tint(tint)
    }
    #expect(screen.painted(tint).map(\.height) == [44])
  }

  @Test func aProminentButtonTintsItsGlass() {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    func heights(isEnabled: Bool) -> [CGFloat] {
      screen {
        NavigationStack {
          content.toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Buy") {}.buttonStyle(.borderedProminent).tint(tint).disabled(!isEnabled)
            }
          }
        }
      }
      .painted(tint).map(\.height)
    }
    #expect(heights(isEnabled: true) == [44])
    #expect(heights(isEnabled: false) == [])
  }

  @Test func aProminentButtonWithoutATintHasTheAccentColour() {
    let screen = screen {
      NavigationStack {
        content.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Buy") {}.buttonStyle(.glassProminent) }
        }
      }
    }
    // Items have the label colour as their tint, which is not that of the glass.
    #expect(screen.painted(.primary).allSatisfy { $0.height < 48 })
  }

  private func scrolled(
    _ behavior: TabBarMinimizeBehavior, to offsets: [CGFloat]
  ) -> Screen {
    let screen = screen {
      TabView {
        ScrollView { Color.red.frame(height: 3000).probe("content") }
          .tabItem {
            Color.green.frame(width: 20, height: 20)
            Text("a").probe("title")
          }
      }
      .tabViewBottomAccessory { Color.blue.probe("accessory") }
      .tabBarMinimizeBehavior(behavior)
    }
    for offset in offsets { screen.scroll(to: CGPoint(x: 0, y: offset)) }
    return screen
  }

  @Test func aTabBarIsMinimizedByItsBehavior() {
    #expect(scrolled(.onScrollDown, to: []).frame("title") != .null)
    #expect(scrolled(.automatic, to: [300]).frame("title") != .null)
    let down = scrolled(.onScrollDown, to: [300])
    #expect(down.frame("title") == .null)
    // In the row: a circle of 48 and 8 before it.
    #expect(down.frame("accessory") == CGRect(77, 724, 304, 48))
    #expect(scrolled(.onScrollDown, to: [300, 200]).frame("title") != .null)
    #expect(scrolled(.onScrollUp, to: [300]).frame("title") != .null)
    #expect(scrolled(.onScrollUp, to: [300, 200]).frame("title") == .null)
    #expect(scrolled(.onScrollUp, to: [300, 200, 0]).frame("title") != .null)
  }

  @Test func aTapOnAMinimizedTabBarExpandsIt() {
    let screen = scrolled(.onScrollDown, to: [300])
    screen.tap(45, 748)
    #expect(screen.frame("title") != .null)
  }

  @Test func theBottomToolbarIsAboveTheTabBar() {
    let screen = screen(402, 800, bottom: 34) {
      TabView {
        NavigationStack {
          content.toolbar { ToolbarItem(placement: .bottomBar) { Text("a").probe("item") } }
        }
        .tabItem { Text("a") }
      }
    }
    // The capsule of the item is 48 points tall, and 8 above the tab bar.
    #expect(screen.frame("item").midY == 685)
    #expect(screen.frame("content").maxY == 661)
  }

  @Test func aTintLeavesTheBackButtonAsItIs() {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    let screen = screen {
      NavigationStack(path: .constant(NavigationPath([1]))) {
        content.navigationDestination(for: Int.self) { _ in
          Text("b").navigationTitle("U").toolbar {
            Button {
            } label: {
              Rectangle().frame(width: 20, height: 20)
            }
          }
        }
      }
      .tint(tint)
    }
    #expect(screen.fills(of: tint).map(\.width) == [20])
  }

  @Test func aFieldBelowATitleIsAGreyCapsule() {
    let screen = screen {
      TabView {
        NavigationStack { content.navigationTitle("T").searchable(text: .constant("")) }
          .tabItem { Text("a") }
      }
    }
    #expect(screen.fills(.tertiaryFill) == [CGRect(16, 117.5, 370, 44)])
    #expect(SystemLook.iOS26.bar.search.icon == .primary)
  }
}
