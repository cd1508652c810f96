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

  @Test func anExpressionCanBeTakenApartAndMadeAgain() throws {
    let quotient = NSExpression(format: "7 / (1 + 1)")
    #expect(quotient.expressionType == .function && quotient.function == "divide:by:")
    let arguments = try #require(quotient.arguments)
    #expect(arguments.map(\.expressionType) == [.constantValue, .function])
    let floating = NSExpression(
      block: { _, values, _ in (values[0] as? NSNumber)?.doubleValue ?? values[0] },
      arguments: [arguments[1]])
    #expect(floating.expressionType == .block)
    let again = NSExpression(
      forFunction: quotient.operand, selectorName: quotient.function,
      arguments: [arguments[0], floating])
    #expect(again.expressionValue(with: nil, context: nil) as? Double == 3.5)
  }

  @Test func collectionsConditionsAndVariablesHaveValues() {
    let list = NSExpression(
      forAggregate: [NSExpression(forConstantValue: 1), NSExpression(forVariable: "n")])
    let context: NSMutableDictionary = ["n": 2]
    #expect(list.expressionValue(with: nil, context: context) as? [Int] == [1, 2])
    let set = NSExpression(
      forMinusSet: NSExpression(forConstantValue: [1, 2, 3]),
      with: NSExpression(forConstantValue: [2]))
    #expect(set.expressionType == .minusSet)
    #expect(set.expressionValue(with: nil, context: nil) as? Set<AnyHashable> == [1, 3])
    let choice = NSExpression(
      forConditional: NSPredicate(value: false), trueExpression: set, falseExpression: list)
    #expect(choice.false.expressionType == .aggregate)
    #expect(choice.expressionValue(with: nil, context: context) as? [Int] == [1, 2])
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
