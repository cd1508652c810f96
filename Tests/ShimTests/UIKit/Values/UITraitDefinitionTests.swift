import SwiftUI
import Testing
import UIKit

private struct ScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension ScaleKey: UITraitBridgedEnvironmentKey {
  static func read(from traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceStyle == .dark ? 2 : 1
  }
  static func write(to traits: inout any UIMutableTraits, value: CGFloat) {}
}

@MainActor struct UITraitDefinitionTests {
  @Test func theEnvironmentReadsABridgedValueFromTheTraits() {
    var environment = EnvironmentValues()
    #expect(environment[ScaleKey.self] == 1)
    environment.colorScheme = .dark
    #expect(environment[ScaleKey.self] == 2)
    environment[ScaleKey.self] = 5
    #expect(environment[ScaleKey.self] == 5)
  }
}
