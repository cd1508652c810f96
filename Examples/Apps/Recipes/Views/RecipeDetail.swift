import SwiftData
import SwiftUI

struct RecipeDetail: View {
  @Bindable var recipe: Recipe
  @State private var servings: Int
  @State private var isEditing = false

  init(recipe: Recipe) {
    self.recipe = recipe
    _servings = State(initialValue: recipe.servings)
  }

  var body: some View {
    List {
      Section {
        Text(recipe.summary)
        LabeledContent("Time", value: "\(recipe.minutes) min")
        LabeledContent("Rating") { StarRating(rating: $recipe.rating) }
      }
      Section("Ingredients") {
        Stepper("\(servings) servings", value: $servings, in: 1...12)
        ForEach(recipe.sortedIngredients) { ingredient in
          LabeledContent(ingredient.name, value: ingredient.amountText(scaledBy: factor))
        }
      }
      Section("Method") {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
          Label {
            Text(step)
          } icon: {
            Image(systemName: "\(index + 1).circle.fill").foregroundStyle(.tint)
          }
        }
      }
    }
    .navigationTitle(recipe.title)
    .toolbar {
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { RecipeEditor(recipe: recipe) }
  }

  private var factor: Double { Double(servings) / Double(max(recipe.servings, 1)) }
}

#Preview("Detail") {
  NavigationStack { RecipeDetail(recipe: SampleData.recipes[0]) }
    .modelContainer(SampleData.container)
}
