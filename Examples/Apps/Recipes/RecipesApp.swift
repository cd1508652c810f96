import SwiftData
import SwiftUI

@main
struct RecipesApp: App {
  var body: some Scene {
    WindowGroup {
      RecipeBrowser()
    }
    .modelContainer(for: [Recipe.self, Ingredient.self])
  }
}
