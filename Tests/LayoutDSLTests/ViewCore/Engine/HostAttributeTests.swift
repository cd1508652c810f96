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
        .sensoryFeedback(.success, trigger: 4) { true }
        .sensoryFeedback(trigger: 5) { .error }
        .keyboardShortcut("k")
        .onHover { _ in }
        .hoverEffect(.lift)
        .persistentSystemOverlays(.hidden)
        .onExitCommand {}
    }
    for line in [
      "statusBarHidden true", "sensoryFeedback impact, heavy, 1.0 for 3",
      "sensoryFeedback success for 4", "sensoryFeedback for 5", "keyboardShortcut ⌘\"k\"",
      "onHover", "hoverEffect lift", "persistentSystemOverlays hidden", "onExitCommand",
    ] {
      #expect(screen.tree.contains(line))
    }
    #expect(screen.frame("box") == CGRect(0, 0, 100, 100))
  }

  @Test func attributesOfPointersAndTextInputsAreKept() {
    let screen = Screen {
      Color.red.probe("box")
        .pointerStyle(.frameResize(position: .bottom, directions: [.outward]))
        .pointerVisibility(.hidden)
        .onModifierKeysChanged { _, _ in }
        .typeSelectEquivalent("b")
        .scrollInputBehavior(.enabled, for: .look)
        .textInputSuggestions { Text("a") }
        .textInputCompletion("a")
        .textInputFormattingControlVisibility(.hidden, for: .all)
        .writingToolsAffordanceVisibility(.hidden)
        .onOpenURL(prefersInApp: true)
        .fileDialogBrowserOptions([.includeHiddenFiles])
        .fileExporterFilenameLabel("Name")
    }
    for line in [
      "pointerStyle frameResize bottom 2", "pointerVisibility hidden", "onModifierKeysChanged",
      "typeSelectEquivalent b", "scrollInputBehavior enabled for look", "textInputSuggestions",
      "textInputCompletion a", "textInputFormattingControlVisibility hidden for 15",
      "writingToolsAffordanceVisibility hidden", "onOpenURL true", "fileDialogBrowserOptions 2",
      "fileExporterFilenameLabel",
    ] {
      #expect(screen.tree.contains(line), "\(line)")
    }
    #expect(screen.frame("box") == CGRect(0, 0, 100, 100))
  }

  @Test func modifierKeysAreReportedOnceUnlessTheyChange() {
    var reports = 0
    let screen = Screen {
      Color.red.probe("box")
        .onModifierKeysChanged { old, new in reports += old == [] && new == [] ? 1 : 0 }
        .onModifierKeysChanged(initial: false) { _, _ in reports += 10 }
    }
    #expect(screen.probes == ["box"])
    #expect(reports == 1)
  }

  @Test func settingsOfTextInputsReachTheViews() {
    struct Values: View {
      @Environment(\.findContext) private var find
      @Environment(\.writingToolsBehavior) private var writing
      @Environment(\.textSelectionAffinity) private var affinity
      var body: some View {
        let isFound = find?.isPresented?.wrappedValue == true && find?.supportsReplace == false
        let isSet = isFound && writing == .limited && affinity == .upstream
        Color.red.probe(isSet ? "set" : "not set")
      }
    }
    let screen = Screen {
      Values().replaceDisabled().findNavigator(isPresented: .constant(true))
        .writingToolsBehavior(.limited).textSelectionAffinity(.upstream)
    }
    #expect(screen.probes == ["set"])
    #expect(Screen { Values() }.probes == ["not set"])
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
