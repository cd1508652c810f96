import SwiftUI

/// A form for a new expense, or for an existing one.
struct ExpenseEditor: View {
  @Environment(Ledger.self) private var ledger
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Expense
  @FocusState private var focus: Field?
  private let isNew: Bool

  private enum Field {
    case title, amount
  }

  init(expense: Expense? = nil, date: Date = .now) {
    isNew = expense == nil
    _draft = State(
      initialValue: expense
        ?? Expense(title: "", amount: 0, category: .groceries, date: date))
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
            .focused($focus, equals: .title)
            .submitLabel(.next)
            .onSubmit { focus = .amount }
          LabeledContent("Amount") {
            TextField("Amount", value: $draft.amount, format: .euros)
              .keyboardType(.decimalPad)
              .multilineTextAlignment(.trailing)
              .focused($focus, equals: .amount)
          }
        } footer: {
          if draft.amount < 0 {
            Label("The amount must be positive.", systemImage: "exclamationmark.circle")
              .foregroundStyle(.red)
          }
        }
        Section {
          Picker("Category", selection: $draft.category) {
            ForEach(Category.allCases) { category in
              Label {
                Text(category.title)
              } icon: {
                Image(systemName: category.symbol)
              }
              .tag(category)
            }
          }
          .pickerStyle(.navigationLink)
          DatePicker("Date", selection: $draft.date, displayedComponents: .date)
          Toggle("Repeats Every Month", isOn: $draft.isRecurring)
        }
        Section("Note") {
          TextField("Optional", text: $draft.note, axis: .vertical)
        }
      }
      .navigationTitle(isNew ? "New Expense" : "Edit Expense")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            ledger.save(draft)
            dismiss()
          }
          .disabled(draft.title.isEmpty || draft.amount <= 0)
        }
      }
      .onAppear { focus = isNew ? .title : nil }
    }
    .interactiveDismissDisabled()
  }
}

#Preview("New expense") {
  ExpenseEditor(date: SampleData.month)
    .environment(Ledger.sample)
}

#Preview("Edit expense, German") {
  ExpenseEditor(expense: SampleData.expenses[5])
    .environment(Ledger.sample)
    .environment(\.locale, Locale(identifier: "de_DE"))
}

#Preview("Invalid amount") {
  ExpenseEditor(
    expense: Expense(
      title: "Refund", amount: -12.5, category: .leisure, date: SampleData.month)
  )
  .environment(Ledger.sample)
  .preferredColorScheme(.dark)
}
