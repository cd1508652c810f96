import SwiftUI

struct ExpenseList: View {
  @Environment(Ledger.self) private var ledger
  @State private var searchText: String
  @State private var edited: Expense?
  @State private var isAdding = false

  init(searchText: String = "") {
    _searchText = State(initialValue: searchText)
  }

  var body: some View {
    let days = ledger.days(matching: searchText)
    List {
      if searchText.isEmpty {
        Section("Spending") {
          SpendingChart(totals: ledger.monthTotals())
        }
      }
      ForEach(days) { day in
        Section {
          ForEach(day.expenses) { expense in
            NavigationLink(value: expense) { ExpenseRow(expense: expense) }
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button("Edit", systemImage: "pencil") { edited = expense }
                  .tint(.indigo)
              }
              .swipeActions(edge: .trailing) {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  withAnimation { ledger.delete(expense) }
                }
              }
          }
        } header: {
          DayHeader(day: day)
        }
      }
    }
    .searchable(text: $searchText, prompt: "Title, note or category")
    .overlay {
      if days.isEmpty { ContentUnavailableView.search(text: searchText) }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { isAdding = true }
      }
      ToolbarItem(placement: .status) {
        Text("\(ledger.expenses.count) expenses")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .sheet(isPresented: $isAdding) { ExpenseEditor() }
    .sheet(item: $edited) { ExpenseEditor(expense: $0) }
  }
}

private struct DayHeader: View {
  let day: DaySection

  var body: some View {
    HStack {
      Text(day.date, format: .dateTime.weekday(.wide).day().month(.wide))
      Spacer()
      Text(day.expenses.total, format: .euros)
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Search") {
  NavigationStack {
    ExpenseList(searchText: "ba")
      .navigationTitle("Expenses")
  }
  .environment(Ledger.sample)
}

#Preview("Search without results") {
  NavigationStack {
    ExpenseList(searchText: "Yacht")
      .navigationTitle("Expenses")
  }
  .environment(Ledger.sample)
}
