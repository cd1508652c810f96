import Foundation
import LayoutDSL
import Testing

@testable import SnapRuntime

/// The table is one for the process, so each test has its own numbers.
struct LiveLiteralsTests {
  private static let values: [Int: LiveValue] = [
    1: .integer(7), 2: .integer(300), 3: .fraction(0.5), 4: .string("new"), 5: .string("n"),
    6: .boolean(true), 7: .color("red"), 8: .color("no such colour"),
  ]

  init() { LiveTable.shared.replace(with: Self.values) }

  @Test func aLiteralTakesAValueInItsOwnType() {
    #expect(liveInteger(1, 12) == 7)
    #expect(liveInteger(1, 12) as CGFloat == 7)
    #expect(liveInteger(1, 12) as Double == 7)
    #expect(liveInteger(1, 12) as UInt8 == 7)
    #expect(liveFraction(3, 0.25) == 0.5)
    #expect(liveFraction(3, 0.25) as CGFloat == 0.5)
    #expect(liveString(4, "old") == "new")
    #expect(liveString(4, "old") as LocalizedStringKey == "new")
    #expect(liveString(5, "o") as Character == "n")
    #expect(liveBoolean(6, false) as Bool)
    #expect(liveColor(7, .blue) == .red)
  }

  @Test func aLiteralKeepsItsOwnValueWhereItCannotTakeAnother() {
    #expect(liveInteger(9, 12) == 12)
    #expect(liveInteger(2, 12) as UInt8 == 12)
    #expect(liveInteger(4, 12) == 12)
    #expect(liveString(4, "o") as Character == "o")
    #expect("\(liveString(4, "old") as StaticString)" == "old")
    #expect(liveColor(8, .blue) == .blue)
  }
}
