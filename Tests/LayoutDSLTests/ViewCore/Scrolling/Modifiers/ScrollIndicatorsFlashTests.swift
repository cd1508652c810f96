import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ScrollIndicatorsFlashTests {
  private final class Held {
    var add = {}
  }

  private struct Page: View {
    let held: Held
    @State private var count = 0

    var body: some View {
      let _ = held.add = { count += 1 }
      ScrollView { Color.red.frame(height: 300) }.scrollIndicatorsFlash(trigger: count)
    }
  }

  private func showsBars(_ screen: Screen) -> Bool {
    screen.list.items.contains {
      if case .fill = $0 { true } else { false }
    }
  }

  @Test func indicatorsFlashOnAppear() {
    let screen = Screen {
      ScrollView { Color.red.frame(height: 300) }.scrollIndicatorsFlash(onAppear: true)
    }
    #expect(showsBars(screen))
    screen.advance(by: 0.6)
    #expect(!showsBars(screen))
    #expect(
      !showsBars(
        Screen {
          ScrollView { Color.red.frame(height: 300) }.scrollIndicatorsFlash(onAppear: false)
        }))
  }

  @Test func indicatorsFlashWhenAValueChanges() {
    let held = Held()
    let screen = Screen { Page(held: held) }
    #expect(!showsBars(screen))
    held.add()
    #expect(showsBars(screen))
    screen.advance(by: 0.6)
    #expect(!showsBars(screen))
  }
}
