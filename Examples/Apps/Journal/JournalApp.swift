import SwiftUI

@main
struct JournalApp: App {
  @StateObject private var journal = Journal()

  var body: some Scene {
    WindowGroup {
      JournalFeed()
        .environmentObject(journal)
    }
  }
}
