import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct HostAttributeTests {
  @Test func theLayoutTreeShowsAttributesByTheirModifiers() {
    let screen = Screen {
      Color.red.probe("box")
        .statusBarHidden()
        .sensoryFeedback(.impact(weight: .heavy), trigger: 3)
        .keyboardShortcut("k")
        .onHover { _ in }
        .hoverEffect(.lift)
        .persistentSystemOverlays(.hidden)
        .onExitCommand {}
    }
    for line in [
      "statusBarHidden true", "sensoryFeedback impact, heavy, 1.0 for 3", "keyboardShortcut ⌘\"k\"",
      "onHover", "hoverEffect lift", "persistentSystemOverlays hidden", "onExitCommand",
    ] {
      #expect(screen.tree.contains(line))
    }
    #expect(screen.frame("box") == CGRect(0, 0, 100, 100))
  }

  @Test func valuesOfTheEnvironmentReachTheViews() {
    struct Values: View {
      @Environment(\.menuOrder) private var order
      @Environment(\.scrollDismissesKeyboardMode) private var mode
      @Environment(\.keyboardShortcut) private var shortcut
      @Environment(\.isFocusEffectEnabled) private var hasEffect
      var body: some View {
        let isSet = order == .fixed && mode == .never && shortcut == .cancelAction && !hasEffect
        Color.red.probe(isSet ? "set" : "not set")
      }
    }
    let screen = Screen {
      Values().menuOrder(.fixed).scrollDismissesKeyboard(.never).keyboardShortcut(.cancelAction)
        .focusEffectDisabled()
    }
    #expect(screen.probes == ["set"])
  }
}
