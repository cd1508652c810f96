import Testing

@testable import Goldens

@Suite struct ChangedValuesTests {
  private func changes(_ old: String, _ new: String) -> [String] {
    let values = ChangedValues(old, new, withWords: true)
    return [values.old, values.new]
  }

  @Test func ofLabelledValuesThoseThatDifferAreKept() {
    #expect(
      changes("top: 0, leading: 20, bottom: 0", "top: 0, leading: 40, bottom: 0")
        == ["leading: 20", "leading: 40"])
  }

  @Test func ofALongTextTheWordsThatDifferAreKept() {
    let old = "Rectangle #FF0000FF startPoint top endPoint bottom and more"
    #expect(
      changes(old, old.replacing("bottom", with: "trailing"))
        == ["endPoint bottom", "endPoint trailing"])
    #expect(changes(old, old.replacing(" and", with: "")) == ["bottom and", "bottom"])
  }

  @Test func aShortTextIsKept() {
    #expect(changes("solid red", "solid blue") == ["solid red", "solid blue"])
  }
}
