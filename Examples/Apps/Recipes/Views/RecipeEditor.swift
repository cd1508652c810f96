import SwiftData
import SwiftUI

/// A form for a new recipe, or for an existing one.
struct RecipeEditor: View {
  let recipe: Recipe?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context
  @State private var title: String
  @State private var summary: String
  @State private var category: Category
  @State private var minutes: Int

  init(recipe: Recipe?) {
    self.recipe = recipe
    _title = State(initialValue: recipe?.title ?? "")
    _summary = State(initialValue: recipe?.summary ?? "")
    _category = State(initialValue: recipe?.category ?? .dinner)
    _minutes = State(initialValue: recipe?.minutes ?? 30)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Recipe") {
          TextField("Title", text: $title)
          TextField("Summary", text: $summary, axis: .vertical).lineLimit(2...4)
        }
        Section {
          Picker("Category", selection: $category) {
            ForEach(Category.allCases) { Label($0.title, systemImage: $0.symbol).tag($0) }
          }
          Stepper("\(minutes) minutes", value: $minutes, in: 5...240, step: 5)
        } footer: {
          Text("The time includes resting and baking.")
        }
      }
      .navigationTitle(recipe == nil ? "New Recipe" : "Edit Recipe")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(title.isEmpty)
        }
      }
    }
  }

  private func save() {
    let target = recipe ?? Recipe(title: title)
    target.title = title
    target.summary = summary
    target.category = category
    target.minutes = minutes
    if recipe == nil { context.insert(target) }
    dismiss()
  }
}

#Preview("Editor") {
  RecipeEditor(recipe: SampleData.recipes[0])
    .modelContainer(SampleData.container)
}
