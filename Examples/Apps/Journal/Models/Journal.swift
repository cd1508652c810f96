import Combine
import Foundation

/// The entries of the journal, with a filter.
@MainActor
final class Journal: ObservableObject {
  @Published private(set) var entries: [Entry]
  @Published var filter = Filter()

  struct Filter: Equatable {
    var moods: Set<Mood> = []
    var onlyBookmarks = false
    var minimumWords = 0.0

    var isActive: Bool { self != Filter() }
  }

  init(entries: [Entry] = []) {
    self.entries = entries
  }

  var visibleEntries: [Entry] {
    entries
      .filter { entry in
        (filter.moods.isEmpty || filter.moods.contains(entry.mood))
          && (!filter.onlyBookmarks || entry.isBookmarked)
          && Double(entry.wordCount) >= filter.minimumWords
      }
      .sorted { $0.date > $1.date }
  }

  func save(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.id == entry.id }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  func toggleBookmark(_ entry: Entry) {
    guard let index = entries.firstIndex(where: { $0.id == entry.id }) else { return }
    entries[index].isBookmarked.toggle()
  }
}
