import SwiftUI

struct RootView: View {
  @Environment(Ledger.self) private var ledger

  var body: some View {
    NavigationStack {
      Group {
        switch ledger.phase {
        case .loading:
          ProgressView("Loading…")
        case .loaded where ledger.expenses.isEmpty:
          EmptyLedgerView()
        case .loaded:
          ExpenseList()
        case .failed(let error):
          failure(error)
        }
      }
      .navigationTitle("Expenses")
      .navigationDestination(for: Expense.self) { ExpenseDetail(expense: $0) }
    }
  }

  private func failure(_ error: any Error) -> some View {
    ContentUnavailableView {
      Label("Expenses Cannot Be Read", systemImage: "exclamationmark.triangle")
    } description: {
      Text(error.localizedDescription)
    } actions: {
      Button("Try Again") {
        Task { await ledger.load() }
      }
      .buttonStyle(.bordered)
    }
  }
}

private struct EmptyLedgerView: View {
  @State private var isAdding = false

  var body: some View {
    ContentUnavailableView {
      Label("No Expenses", systemImage: "tray")
    } description: {
      Text("Add what you spend, and see where it goes.")
    } actions: {
      Button("Add Expense") { isAdding = true }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .sheet(isPresented: $isAdding) { ExpenseEditor() }
  }
}

private struct DiskError: LocalizedError {
  var errorDescription: String? { "The disk is full." }
}

#Preview("Ledger") {
  RootView().environment(Ledger.sample)
}

#Preview("Ledger, German") {
  RootView()
    .environment(Ledger.sample)
    .environment(\.locale, Locale(identifier: "de_DE"))
}

#Preview("Empty") {
  RootView().environment(Ledger(phase: .loaded))
}

#Preview("Failed") {
  RootView().environment(Ledger(phase: .failed(DiskError())))
}
