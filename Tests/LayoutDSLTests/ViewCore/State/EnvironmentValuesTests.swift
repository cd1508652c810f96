import LayoutDSL
import Testing

@testable import ViewCore

private protocol Marked: Sendable {}

/// Values are compared on the main actor alone.
@MainActor struct EnvironmentValuesTests {
  private enum Number: EnvironmentKey { static let defaultValue = 1 }

  @Test func copiesAreIndependent() {
    var first = EnvironmentValues()
    var second = first
    second[Number.self] = 2
    second.lineLimit = 3
    #expect(first[Number.self] == 1 && first.lineLimit == nil)
    first[Number.self] = 5
    #expect(second[Number.self] == 2 && second.lineLimit == 3)
  }

  @Test func environmentsWithEqualValuesAreEqual() {
    var first = EnvironmentValues()
    var second = EnvironmentValues()
    #expect(first == second)
    first[Number.self] = 2
    #expect(first != second)
    second[Number.self] = 2
    #expect(first == second)
    second.layoutDirection = .rightToLeft
    #expect(first != second)
  }

  @Test func stylesSetTwiceAreEqual() {
    var first = EnvironmentValues()
    var second = EnvironmentValues()
    first.styles.foreground = AnyShapeStyle(Color.red)
    second.styles.foreground = AnyShapeStyle(Color.red)
    #expect(first == second)
    second.styles.foreground = AnyShapeStyle(Color.blue)
    #expect(first != second)
  }

  private struct Plain: Marked {}
  private struct Sized: Marked { var size: Int }
  private enum Mark: EnvironmentKey { static var defaultValue: any Marked { Plain() } }

  @Test func valuesOfProtocolTypesSetTwiceAreEqual() {
    func environment(_ mark: any Marked) -> EnvironmentValues {
      var environment = EnvironmentValues()
      environment[Mark.self] = mark
      return environment
    }
    // The unused bits of such values differ.
    let fillers = [Sized(size: 1), Sized(size: 2)].map(environment)
    #expect(fillers[0] != fillers[1])
    #expect(environment(Plain()) == environment(Plain()))
    #expect(environment(Sized(size: 1)) == fillers[0])
    #expect(environment(Plain()) != fillers[0])
  }

  @Test func lineLimitsAreAtLeastOne() {
    var environment = EnvironmentValues()
    environment.lineLimit = -3
    #expect(environment.lineLimit == 1)
    environment.displayScale = 2
    #expect(environment.pixelLength == 0.5)
  }
}
