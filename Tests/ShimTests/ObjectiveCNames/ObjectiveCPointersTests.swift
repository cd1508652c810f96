import Foundation
import ObjectiveCNames
import Testing

private protocol NumberTexts {
  func string(for obj: Any?) -> String?
}

extension NumberFormatter: NumberTexts {}

struct ObjectiveCPointersTests {
  @Test func aFormatterTakesValuesThatMayBeMissing() {
    let formatter: any NumberTexts = NumberFormatter()
    #expect(formatter.string(for: nil) == nil && formatter.string(for: 7) == "7")
  }

  @Test func theMethodOfASubclassIsCalled() {
    final class Shout: Formatter {
      override func string(for obj: Any?) -> String? { (obj as? String)?.uppercased() }
    }
    let formatter: Formatter = Shout()
    let word: Any? = "milk"
    #expect(formatter.string(for: word) == "MILK" && formatter.string(for: "tea") == "TEA")
  }
}
