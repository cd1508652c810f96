import SwiftUI

struct ExpenseDetail: View {
  let expense: Expense
  @Environment(Ledger.self) private var ledger
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var isConfirmingDeletion: Bool

  init(expense: Expense, isConfirmingDeletion: Bool = false) {
    self.expense = expense
    _isConfirmingDeletion = State(initialValue: isConfirmingDeletion)
  }

  var body: some View {
    List {
      Section {
        VStack(spacing: 8) {
          CategoryBadge(category: expense.category)
            .scaleEffect(1.5)
            .padding(8)
          Text(expense.amount, format: .euros)
            .font(.system(.largeTitle, design: .rounded, weight: .semibold))
          Text(expense.title)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
      }
      .listRowBackground(Color.clear)
      Section {
        LabeledContent("Category") { Text(expense.category.title) }
        LabeledContent("Date") {
          Text(expense.date, format: .dateTime.day().month(.wide).year())
        }
        LabeledContent("Repeats") {
          Text(expense.isRecurring ? "Every month" : "Never")
        }
        LabeledContent(
          "Share of the Month", value: share, format: .percent.precision(.fractionLength(1)))
      }
      if !expense.note.isEmpty {
        Section("Note") { Text(expense.note) }
      }
      Section {
        Button("Delete Expense", role: .destructive) { isConfirmingDeletion = true }
      } footer: {
        Text("\(monthExpenses.count) expenses in \(expense.date.formatted(.dateTime.month(.wide)))")
      }
    }
    .navigationTitle(expense.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { ExpenseEditor(expense: expense) }
    .confirmationDialog(
      "Delete this expense?", isPresented: $isConfirmingDeletion, titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) {
        ledger.delete(expense)
        dismiss()
      }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It is removed from all charts.")
    }
  }

  private var monthExpenses: [Expense] {
    ledger.expenses.filter {
      Calendar.current.isDate($0.date, equalTo: expense.date, toGranularity: .month)
    }
  }

  private var share: Double {
    let total = monthExpenses.total
    return total > 0 ? NSDecimalNumber(decimal: expense.amount / total).doubleValue : 0
  }
}

#Preview("Detail") {
  NavigationStack {
    ExpenseDetail(expense: SampleData.expenses[2])
  }
  .environment(Ledger.sample)
}

#Preview("Deletion") {
  NavigationStack {
    ExpenseDetail(expense: SampleData.expenses[5], isConfirmingDeletion: true)
  }
  .environment(Ledger.sample)
}
