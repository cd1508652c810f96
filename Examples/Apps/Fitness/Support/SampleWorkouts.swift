import SwiftData
import SwiftUI

/// Gives a preview a store with the sample workouts.
struct SampleWorkouts: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    try await SampleData.container()
  }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}
