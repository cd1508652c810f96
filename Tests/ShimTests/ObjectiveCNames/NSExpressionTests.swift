import Foundation
import ObjectiveCNames
import Testing

struct NSExpressionTests {
  private func value(_ format: String, _ object: Any? = nil) -> Any? {
    NSExpression(format: format).expressionValue(with: object, context: nil)
  }

  @Test(arguments: [
    ("1+2*3", 7), ("(1 + 2) * 3", 9), ("7/2", 3), ("7.0/2", 3.5), ("2**3**2", 512), ("-2 - -3", 1),
    ("3-2", 1), ("10 - 4 - 3", 3), (".5 + 1", 1.5), ("sqrt(16) + abs(-2)", 6),
    ("max(3, 9, 4)", 9), ("average(1, 2)", 1.5), ("--4", 4),
  ])
  func arithmeticFollowsTheOrderOfOperators(format: String, result: Double) {
    #expect(value(format) as? Double == result)
  }

  @Test func argumentsAndKeyPathsAreValues() {
    let expression = NSExpression(format: "%@ * width", NSNumber(value: 2))
    #expect(expression.expressionValue(with: ["width": 4], context: nil) as? Int == 8)
    let numbers = NSExpression(forKeyPath: "prices")
    let sum = NSExpression(forFunction: "sum:", arguments: [numbers])
    #expect(sum.expressionValue(with: ["prices": [1, 2, 3]], context: nil) as? Int == 6)
    #expect(numbers.keyPath == "prices" && numbers.expressionType == .keyPath)
    #expect(NSExpression(forConstantValue: 3).constantValue as? Int == 3)
  }

  @Test(arguments: ["", "1+", "(1", "1)", "2 $ 3", "nothing(1)", "1..2", "missing * 2"])
  func aBadFormatHasNoValue(format: String) {
    #expect(value(format) == nil)
  }

  @Test func hugeNumbersAndDepthsAreNoTrap() {
    #expect(value("9223372036854775807 + 1") as? Double == 9_223_372_036_854_775_808)
    #expect(value("1/0") as? Double == .infinity)
    #expect(value(String(repeating: "(", count: 10_000)) == nil)
    #expect(value(String(repeating: "-", count: 10_001) + "1") as? Int == -1)
    #expect(value(String(repeating: "2**", count: 10_000) + "1") == nil)
  }
}
