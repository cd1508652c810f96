import SwiftUI

@main
struct ExpensesApp: App {
  @State private var ledger = Ledger()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(ledger)
        .task { await ledger.load() }
    }
  }
}
