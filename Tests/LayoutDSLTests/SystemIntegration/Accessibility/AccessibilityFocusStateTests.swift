import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct AccessibilityFocusStateTests {
  @Test func theStateIsWhatTheAppHasSet() {
    struct Fields: View {
      @AccessibilityFocusState private var field: Int?
      @AccessibilityFocusState(for: .voiceOver) private var isFocused: Bool
      var body: some View {
        Color.red.probe("\(field ?? 0) \(isFocused)")
          .accessibilityFocused($field, equals: 2).accessibilityFocused($isFocused)
          .onTapGesture { (field, isFocused) = (2, true) }
      }
    }
    let screen = Screen { Fields() }
    screen.tap(50, 50)
    #expect(screen.probes == ["2 true"])
    #expect(screen.tree.contains("focused: true"))
  }

  @Test func technologiesAreASet() {
    var technologies: AccessibilityTechnologies = [.voiceOver]
    #expect(technologies.insert(.switchControl).inserted)
    #expect(technologies.contains(.voiceOver) && technologies.contains(.switchControl))
    #expect(technologies.remove(.voiceOver) == .voiceOver)
    #expect(technologies == .switchControl)
  }
}
