import Foundation
import SwiftData

/// An in-memory store with fixed recipes for previews.
@MainActor
enum SampleData {
  static let container: ModelContainer = {
    do {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
      let container = try ModelContainer(
        for: Recipe.self, Ingredient.self, configurations: configuration)
      recipes.forEach(container.mainContext.insert)
      return container
    } catch {
      fatalError("The preview store cannot be created: \(error)")
    }
  }()

  static let recipes: [Recipe] = [
    Recipe(
      title: "Tomato Galette", summary: "A free-form tart with ripe tomatoes and thyme.",
      category: .baking, minutes: 70, servings: 4, rating: 5, isFavorite: true, created: day(6),
      steps: [
        "Rub the butter into the flour, add cold water and chill the dough for 30 minutes.",
        "Slice and salt the tomatoes. Drain them on a towel.",
        "Roll out the dough, fill it, fold the edges over and bake at 200 °C for 35 minutes.",
      ],
      ingredients: [
        Ingredient(name: "Flour", amount: 220, unit: "g", position: 0),
        Ingredient(name: "Butter", amount: 120, unit: "g", position: 1),
        Ingredient(name: "Tomatoes", amount: 5, position: 2),
        Ingredient(name: "Thyme", amount: 1.5, unit: "tsp", position: 3),
      ]),
    Recipe(
      title: "Overnight Oats", summary: "Soaked oats with pear and cinnamon.",
      category: .breakfast, minutes: 10, servings: 2, rating: 4, created: day(5),
      steps: ["Stir everything together.", "Leave it in the fridge overnight."],
      ingredients: [Ingredient(name: "Oats", amount: 100, unit: "g", position: 0)]),
    Recipe(
      title: "Lentil Stew", summary: "Brown lentils, carrots and smoked paprika.",
      minutes: 45, servings: 4, rating: 4, isFavorite: true, created: day(4)),
    Recipe(
      title: "Mushroom Risotto", summary: "Slowly stirred, with plenty of parmesan.",
      minutes: 40, servings: 3, rating: 5, created: day(3)),
    Recipe(
      title: "Plum Crumble", summary: "Warm plums under almond crumbs.", category: .dessert,
      minutes: 50, servings: 6, rating: 3, created: day(2)),
  ]

  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_725_148_800 + Double(number) * 86_400)
  }
}
