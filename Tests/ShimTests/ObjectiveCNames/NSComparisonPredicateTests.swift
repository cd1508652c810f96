import Foundation
import ObjectiveCNames
import Testing

import class ObjectiveCNames.NSComparisonPredicate
import class ObjectiveCNames.NSExpression

struct NSComparisonPredicateTests {
  private func holds(
    _ key: String, _ type: NSComparisonPredicate.Operator, _ value: Any,
    options: NSComparisonPredicate.Options = [],
    modifier: NSComparisonPredicate.Modifier = .direct
  ) -> Bool {
    NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: key),
      rightExpression: NSExpression(forConstantValue: value), modifier: modifier, type: type,
      options: options
    ).evaluate(with: ["name": "Zoë", "price": 3, "sizes": [1, 5]] as [String: Any])
  }

  @Test func valuesAreComparedAsInAFormat() {
    #expect(holds("price", .lessThan, 4) && !holds("price", .greaterThan, 3))
    #expect(holds("price", .between, [1, 3]) && holds("price", .in, [3, 4]))
    #expect(!holds("name", .equalTo, "zoe"))
    #expect(holds("name", .equalTo, "zoe", options: [.caseInsensitive, .diacriticInsensitive]))
    #expect(holds("name", .beginsWith, "Z") && holds("name", .like, "Z*"))
    #expect(holds("sizes", .greaterThan, 4, modifier: .any))
    #expect(!holds("sizes", .greaterThan, 4, modifier: .all))
    #expect(holds("sizes", .contains, 5) && !holds("price", .customSelector, 3))
  }

  @Test func aKeyPathIsAnExpression() {
    struct Item { var price: Int }
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: \Item.price),
      rightExpression: NSExpression(forConstantValue: 3), modifier: .direct, type: .equalTo)
    #expect(predicate.evaluate(with: Item(price: 3)) && !predicate.evaluate(with: Item(price: 4)))
    #expect(predicate.leftExpression.keyPath == "price")
    #expect(predicate.leftExpression.expressionType == .keyPath)
    #expect(predicate.predicateOperatorType == .equalTo && predicate.options == [])
  }

  @Test func aSortDescriptorKnowsItsKey() {
    final class Item: NSObject { let price = 1 }
    #expect(NSSortDescriptor(key: "price", ascending: true).key == "price")
    #expect(NSSortDescriptor(keyPath: \Item.price, ascending: true).key == "price")
  }
}
