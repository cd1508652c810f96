import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ExpandedSplitViewTests {
  private struct Two: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: $selection) {
          Color.red.frame(height: 20).probe("row \($0)")
        }
        .navigationTitle("Rows")
      } detail: {
        Color.green.probe("detail \(selection ?? 0)").navigationTitle("Detail")
      }
    }
  }

  private func pad(_ width: CGFloat, _ height: CGFloat, _ content: some View) -> Screen {
    Screen(width, height) {
      content.environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .regular)
    }
  }

  @Test func aWideScreenHasTheSidebarBesideTheDetail() {
    let screen = pad(1200, 800, Two())
    #expect(screen.frame("detail 0").minX == 320)
    #expect(screen.frame("detail 0").width == 880)
    let row = screen.frame("row 2")
    #expect(row.maxX < 320)
    screen.tap(row.midX, row.midY)
    #expect(screen.frame("detail 2").minX == 320)
  }

  @Test func aTallScreenShowsTheDetailAlone() {
    let screen = pad(800, 1200, Two())
    #expect(screen.frame("detail 0").width == 800)
    #expect(screen.frame("row 1") == .null)
  }

  @Test func aBalancedSplitViewShrinksTheDetailOfATallScreen() {
    let screen = pad(800, 1200, Two().navigationSplitViewStyle(.balanced))
    #expect(screen.frame("detail 0").width == 480)
    #expect(screen.frame("row 1").maxX < 320)
  }

  @Test func theVisibilityAndTheWidthsOfTheContentDecide() {
    func frames(_ visibility: NavigationSplitViewVisibility) -> [CGFloat] {
      let screen = pad(
        1200, 800,
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Color.red.probe("sidebar").navigationSplitViewColumnWidth(200)
        } content: {
          Color.red.probe("content").navigationSplitViewColumnWidth(min: 100, ideal: 300)
        } detail: {
          Color.red.probe("detail")
        })
      return ["sidebar", "content", "detail"].map { screen.frame($0).width }
    }
    #expect(frames(.all) == [200, 300, 700])
    #expect(frames(.automatic).suffix(2) == [300, 900])
    #expect(frames(.detailOnly).last == 1200)
  }

  @Test func aLinkShowsItsScreenInTheNextColumn() {
    let screen = pad(
      1200, 800,
      NavigationSplitView {
        VStack {
          NavigationLink {
            Color.blue.probe("opened")
          } label: {
            Color.red.frame(width: 100, height: 40).probe("link")
          }
        }
      } detail: {
        Color.green.probe("detail")
      })
    let link = screen.frame("link")
    screen.tap(link.midX, link.midY)
    screen.wait(1)
    #expect(screen.frame("opened").minX == 320)
    #expect(screen.frame("link") == link)
  }
}
