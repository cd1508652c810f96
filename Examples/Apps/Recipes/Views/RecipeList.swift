import SwiftData
import SwiftUI

struct RecipeList: View {
  @Environment(\.modelContext) private var context
  @Query private var recipes: [Recipe]
  @Binding var selection: Recipe?
  @State private var pendingDeletion: Recipe?

  init(selection: Binding<Recipe?>, searchText: String, onlyFavorites: Bool) {
    _selection = selection
    let predicate = #Predicate<Recipe> { recipe in
      (searchText.isEmpty || recipe.title.localizedStandardContains(searchText))
        && (!onlyFavorites || recipe.isFavorite)
    }
    _recipes = Query(filter: predicate, sort: \Recipe.created, order: .reverse, animation: .default)
  }

  var body: some View {
    List(selection: $selection) {
      Section("\(recipes.count) recipes") {
        ForEach(recipes) { recipe in
          NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
            .swipeActions(edge: .leading) {
              Button("Favorite", systemImage: "heart") { recipe.isFavorite.toggle() }
                .tint(.pink)
            }
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                pendingDeletion = recipe
              }
            }
            .contextMenu {
              Button("Favorite", systemImage: "heart") { recipe.isFavorite.toggle() }
            }
        }
      }
    }
    .overlay {
      if recipes.isEmpty { ContentUnavailableView.search }
    }
    .confirmationDialog(
      "Delete this recipe?", isPresented: isConfirming, titleVisibility: .visible,
      presenting: pendingDeletion
    ) { recipe in
      Button("Delete “\(recipe.title)”", role: .destructive) { context.delete(recipe) }
    }
  }

  private var isConfirming: Binding<Bool> {
    Binding {
      pendingDeletion != nil
    } set: { isShown in
      if !isShown { pendingDeletion = nil }
    }
  }
}

#Preview("Favorites") {
  NavigationStack {
    RecipeList(selection: .constant(nil), searchText: "", onlyFavorites: true)
      .navigationTitle("Favorites")
  }
  .modelContainer(SampleData.container)
}
