import LayoutDSL
import Testing

extension EnvironmentValues {
  @Entry var typed: Int = 3
  @Entry var untyped = "text"
  @Entry var optional: [String: Int]?
  @Entry fileprivate var action: @Sendable (Int) -> Int = { $0 == 0 ? 1 : $0 * 2 }  // = { }
  // With a comment: Int = 4
  @Entry var `default`: (x: Int, y: Int) = (x: 1, y: 2)
}

/// A value that is not sendable.
private final class Box {
  let number = 7
}

extension EnvironmentValues {
  @Entry fileprivate var box = Box()
  @Entry var missing = nil as Int?
  @Entry var present = Optional(5)
}

@Suite struct EntryMacroTests {
  @Test func aDefaultWithoutATypeNeedNotBeSendable() {
    var values = EnvironmentValues()
    #expect(values.box === EnvironmentValues().box)
    let other = Box()
    values.box = other
    #expect(values.box === other)
    #expect(EnvironmentValues().box !== other)
  }

  @Test func anOptionalDefaultWithoutATypeIsKept() {
    var values = EnvironmentValues()
    #expect(values.missing == nil && values.present == 5)
    values.present = nil
    #expect(values.present == nil)
    values.missing = 3
    #expect(values.missing == 3)
    values.missing = nil
    #expect(values.missing == nil)
  }

  @Test func theInitialValueIsTheDefault() {
    let values = EnvironmentValues()
    #expect(values.typed == 3)
    #expect(values.untyped == "text")
    #expect(values.optional == nil)
    #expect(values.action(21) == 42)
    #expect(values.default == (x: 1, y: 2))
  }

  @Test func entriesAreIndependent() {
    var values = EnvironmentValues()
    values.typed = 4
    values.optional = ["a": 1]
    values.action = { $0 }
    #expect(values.typed == 4)
    #expect(values.untyped == "text")
    #expect(values.optional == ["a": 1])
    #expect(values.action(21) == 21)
    #expect(EnvironmentValues().typed == 3)
  }
}
