import Testing

@testable import SnapRuntime

struct LiveValueTests {
  @Test func onlyAValueOfTheSameKindReplacesAnother() {
    let values: [LiveValue] = [
      .integer(1), .fraction(1), .string("1"), .boolean(true), .color("red"),
    ]
    for (index, value) in values.enumerated() {
      #expect(values.filter { $0.canReplace(value) } == [values[index]])
    }
    #expect(LiveValue.integer(1).canReplace(.integer(2)))
  }
}
