import Foundation
import SwiftData
import Testing

@MainActor struct ModelHistoryTests {
  @Test func theHistoryHasNoTransaction() throws {
    let context = try ModelContainer(for: Trip.self).mainContext
    context.author = "widget"
    try context.save()
    var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
    descriptor.predicate = #Predicate { $0.author == "app" }
    #expect(try context.fetchHistory(descriptor).isEmpty)
    try context.deleteHistory(descriptor)
    #expect(context.author == "widget")
  }
}
