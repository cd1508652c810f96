import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct BarTypeSizeTests {
  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    Screen(400, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      content().dynamicTypeSize(.accessibility3)
    }
  }

  @Test func theTextOfBarsKeepsItsSize() {
    let screen = screen {
      TabView {
        NavigationStack {
          Color.red.navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem { Text("aa").probe("item") }
              ToolbarItem(placement: .principal) { Text("aa").probe("title") }
              ToolbarItem(placement: .bottomBar) { Text("aa").probe("bottom") }
            }
        }
        .tabItem { Text("aa").font(.body).probe("tab") }
      }
    }
    for name in ["item", "title", "bottom"] { #expect(screen.frame(name).width == 34) }
  }

  @Test func theLargeTitleHasRoom() {
    let screen = screen {
      NavigationStack { Color.red.probe("content").navigationTitle("a") }
    }
    let size = Font.largeTitle.request(for: .accessibility3).size
    #expect(size > 34)
    let growth = (size - 34) * 2444 / 2048
    #expect(abs(screen.frame("content").minY - (116 + growth)) < 1e-6)
    let small = Screen(400, 400) {
      NavigationStack { Color.red.probe("content").navigationTitle("a") }
        .dynamicTypeSize(.xSmall)
    }
    #expect(small.frame("content").minY == 96)
  }

  @Test func theSearchFieldGrowsWithItsText() {
    let screen = screen {
      NavigationStack {
        Color.red.probe("content").navigationTitle("a").navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant(""))
      }
    }
    #expect(screen.frame("content").minY > 20 + 44 + 52)
  }

  @Test func aSheetOfABarButtonHasTheTypeSizeOfTheScreen() {
    struct Presenting: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Color.red.toolbar {
            ToolbarItem {
              Button("aa") { isPresented = true }.probe("button")
                .sheet(isPresented: $isPresented) { Text("a").probe("sheet") }
            }
          }
        }
      }
    }
    let screen = screen { Presenting() }
    let button = screen.frame("button")
    #expect(button.width == 34)
    screen.tap(button.midX, button.midY)
    screen.advance(by: 1)
    #expect(screen.frame("sheet").width == Font.body.request(for: .accessibility3).size)
  }

  @Test func destructiveItemsHaveTheTintOfABarWithoutGlass() {
    let tint = Color(red: 0.25, green: 0.5, blue: 0.75)
    func screen() -> some View {
      NavigationStack {
        VStack {
          Button(role: .destructive) {
          } label: {
            Rectangle().frame(width: 30, height: 10)
          }
        }
        .toolbar {
          Button(role: .destructive) {
          } label: {
            Rectangle().frame(width: 20, height: 10)
          }
        }
      }
      .tint(tint)
    }
    #expect(Screen(400, 400) { screen() }.fills(of: tint).map(\.width) == [20])
    #expect(Screen(400, 400) { screen() }.fills(.red).map(\.width) == [30])
    #expect(Screen(400, 400) { screen().onIOS26() }.fills(of: tint).isEmpty)
  }
}
