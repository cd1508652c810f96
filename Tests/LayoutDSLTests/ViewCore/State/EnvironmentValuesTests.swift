import LayoutDSL
import Testing

@testable import ViewCore

struct EnvironmentValuesTests {
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

  @Test func lineLimitsAreAtLeastOne() {
    var environment = EnvironmentValues()
    environment.lineLimit = -3
    #expect(environment.lineLimit == 1)
    environment.displayScale = 2
    #expect(environment.pixelLength == 0.5)
  }
}
