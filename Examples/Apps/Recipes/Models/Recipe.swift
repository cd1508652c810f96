import Foundation
import SwiftData

@Model
final class Recipe {
  var title: String
  var summary: String
  var category: Category
  var minutes: Int
  var servings: Int
  var rating: Int
  var isFavorite: Bool
  var created: Date
  var steps: [String]
  @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe)
  var ingredients: [Ingredient]

  init(
    title: String, summary: String = "", category: Category = .dinner, minutes: Int = 30,
    servings: Int = 2, rating: Int = 0, isFavorite: Bool = false, created: Date = .now,
    steps: [String] = [], ingredients: [Ingredient] = []
  ) {
    self.title = title
    self.summary = summary
    self.category = category
    self.minutes = minutes
    self.servings = servings
    self.rating = rating
    self.isFavorite = isFavorite
    self.created = created
    self.steps = steps
    self.ingredients = ingredients
  }

  /// The ingredients in the order in which the author entered them.
  var sortedIngredients: [Ingredient] {
    ingredients.sorted { $0.position < $1.position }
  }
}
