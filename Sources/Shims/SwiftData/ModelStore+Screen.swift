import Foundation
import ViewClock

extension ModelStore {
  /// Returns the store of some configurations in the running screen.
  ///
  /// Configurations of the same files, of which there is a default one, have the same store, as long
  /// as the screen is there. A store in memory, and one outside a screen, is a new one.
  static func shared(by configurations: [ModelConfiguration]) -> ModelStore {
    let all = configurations.isEmpty ? [ModelConfiguration()] : configurations
    let files = all.filter { !$0.isStoredInMemoryOnly }.map { "\($0.name) \($0.url.path)" }
    guard let screen = ViewClock.current, !files.isEmpty else { return ModelStore() }
    return ScreenStores.store(of: screen, files.sorted())
  }
}

/// The stores of screens by their files.
private enum ScreenStores {
  private struct Entry {
    weak var screen: ViewClock?
    let files: [String]
    let store: ModelStore
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  static func store(of screen: ViewClock, _ files: [String]) -> ModelStore {
    lock.withLock {
      entries.removeAll { $0.screen == nil }
      if let known = entries.first(where: { $0.screen === screen && $0.files == files }) {
        return known.store
      }
      let store = ModelStore()
      entries.append(Entry(screen: screen, files: files, store: store))
      return store
    }
  }
}
