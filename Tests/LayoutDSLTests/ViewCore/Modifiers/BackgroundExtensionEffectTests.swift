import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
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

  @Test func theCopiesAreDrawnOutsideTheView() throws {
    let screen = Screen(100, 100) {
      Color.clear.overlay { Color.red.backgroundExtensionEffect() }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
    }
    func clips(_ list: DisplayList) -> [Path] {
      list.items.flatMap { item -> [Path] in
        guard case .group(let effect, let inner) = item else { return [] }
        if case .clip(let path, let style) = effect, style.isEOFilled { return [path] }
        return clips(inner)
      }
    }
    let clip = try #require(clips(screen.list).first)
    #expect(clip.contains(CGPoint(x: 50, y: 10), eoFill: true))
    #expect(!clip.contains(CGPoint(x: 50, y: 30), eoFill: true))
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
