import SwiftData
import SwiftUI

struct RecipeBrowser: View {
  @State private var selection: Recipe?
  @State private var searchText = ""
  @State private var onlyFavorites = false
  @State private var isAdding = false

  var body: some View {
    NavigationSplitView {
      RecipeList(selection: $selection, searchText: searchText, onlyFavorites: onlyFavorites)
        .navigationTitle("Recipes")
        .searchable(text: $searchText, prompt: "Search recipes")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Toggle("Favorites", systemImage: "heart", isOn: $onlyFavorites)
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { isAdding = true }
          }
        }
        .sheet(isPresented: $isAdding) { RecipeEditor(recipe: nil) }
    } detail: {
      if let selection {
        NavigationStack { RecipeDetail(recipe: selection) }
      } else {
        ContentUnavailableView(
          "No Recipe Selected", systemImage: "book.closed",
          description: Text("Choose a recipe from the list."))
      }
    }
  }
}

#Preview("Browser") {
  RecipeBrowser()
    .modelContainer(SampleData.container)
}

#Preview("Browser, landscape dark", traits: .landscapeLeft) {
  RecipeBrowser()
    .modelContainer(SampleData.container)
    .preferredColorScheme(.dark)
}
