import Foundation
import SwiftData

@Model
final class Ingredient {
  var name: String
  var amount: Double
  var unit: String
  var position: Int
  var recipe: Recipe?

  init(name: String, amount: Double, unit: String = "", position: Int) {
    self.name = name
    self.amount = amount
    self.unit = unit
    self.position = position
  }

  /// The amount for a number of servings relative to the recipe's own.
  func amountText(scaledBy factor: Double) -> String {
    let number = (amount * factor).formatted(.number.precision(.fractionLength(0...1)))
    return unit.isEmpty ? number : "\(number) \(unit)"
  }
}
