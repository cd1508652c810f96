import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct BackgroundExtensionEffectTests {
  private func fills(isEnabled: Bool) -> Int {
    Screen(100, 100) {
      Color.clear.overlay { Color.red.backgroundExtensionEffect(isEnabled: isEnabled) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
    }
    .fills(of: .red).count
  }

  @Test func theViewIsMirroredUnderABar() {
    #expect(fills(isEnabled: true) == 3)
    #expect(fills(isEnabled: false) == 1)
  }

  @Test func theFrameOfTheViewStays() {
    let screen = Screen(100, 100) {
      Color.red.frame(width: 50, height: 50).probe("a").backgroundExtensionEffect()
    }
    #expect(screen.frame("a") == CGRect(25, 25, 50, 50))
    #expect(screen.fills(of: .red).count == 1)
  }

  @Test func theViewsExistOnce() {
    let journal = Journal()
    let screen = Screen(200, 300) {
      NavigationStack {
        Color.red
          .onAppear { journal.note("appears") }
          .toolbar { Button("Add") {} }
          .backgroundExtensionEffect()
      }
    }
    #expect(journal.take() == ["appears"])
    #expect(screen.tree.components(separatedBy: "\"Add\"").count == 2)
  }
}
