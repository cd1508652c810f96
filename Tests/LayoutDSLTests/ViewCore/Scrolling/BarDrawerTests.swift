import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// Scroll views below a bar whose large title scrolls away.
@MainActor struct BarDrawerTests {
  private final class Held {
    var proxy: ScrollViewProxy?
  }

  private func screen(_ held: Held = Held()) -> Screen {
    Screen.phone {
      NavigationStack {
        ScrollViewReader { proxy in
          let _ = held.proxy = proxy
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
              Section {
                ForEach(0..<40) { Color.red.frame(height: 30).probe("\($0)") }
              } header: {
                Color.blue.frame(height: 20).probe("header")
              }
            }
          }
        }
        .navigationTitle("Title")
      }
    }
  }

  @Test func headersArePinnedBelowTheBarAsItCollapses() {
    let screen = screen()
    let expanded = screen.frame("header").minY
    screen.scroll(to: CGPoint(x: 0, y: 20))
    #expect(screen.frame("header").minY == expanded - 20)
    screen.scroll(to: CGPoint(x: 0, y: 300))
    #expect(screen.frame("header").minY == 64)
    screen.scroll(to: .zero)
    #expect(screen.frame("header").minY == expanded)
  }

  @Test func aScrollToTheTopEndsBelowTheCollapsedBar() {
    let held = Held()
    let screen = screen(held)
    held.proxy?.scrollTo(10, anchor: .top)
    #expect(screen.frame("10").minY == 64)
    held.proxy?.scrollTo(20, anchor: .center)
    #expect(abs(screen.frame("20").midY - (64 + 390) / 2) < 1e-9)
    held.proxy?.scrollTo(5)
    #expect(screen.frame("5").minY == 64)
    held.proxy?.scrollTo(30, anchor: .bottom)
    #expect(screen.frame("30").maxY == 390)
  }

  @Test func headersArePinnedBelowASearchFieldThatStays() {
    func top(_ placement: SearchFieldPlacement) -> CGFloat {
      let screen = Screen.phone {
        NavigationStack {
          List {
            Section {
              ForEach(0..<40) { Text("\($0)") }
            } header: {
              Color.blue.frame(height: 20).probe("header")
            }
          }
          .listStyle(.plain)
          .navigationTitle("Title")
          .searchable(text: .constant(""), placement: placement)
        }
      }
      screen.scroll(to: CGPoint(x: 0, y: 300))
      return screen.frame("header").minY
    }
    #expect(top(.navigationBarDrawer(displayMode: .always)) - top(.navigationBarDrawer) == 52)
  }
}
