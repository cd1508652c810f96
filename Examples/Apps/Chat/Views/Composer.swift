import SwiftUI

struct Composer: View {
  @Binding var draft: String
  let send: (String) -> Void
  @EnvironmentObject private var store: ChatStore
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      Menu {
        Button("Photo", systemImage: "photo") {}
        Button("Location", systemImage: "location") {}
      } label: {
        Image(systemName: "plus")
          .fontWeight(.semibold)
          .frame(width: 36, height: 36)
          .background(.fill.tertiary, in: .circle)
      }
      .accessibilityLabel("Attach")
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...5)
        .focused($isFocused)
        .keyboardType(.default)
        .textInputAutocapitalization(.sentences)
        .submitLabel(.send)
        .onSubmit(submit)
        .onChange(of: draft) { store.noteKeystroke() }
        .padding(.horizontal, 14)
        .padding(.vertical, 7)
        .background {
          RoundedRectangle(cornerRadius: 18, style: .continuous).strokeBorder(.quaternary)
        }
      Button("Send", systemImage: "arrow.up", action: submit)
        .labelStyle(.iconOnly)
        .fontWeight(.bold)
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.circle)
        .disabled(trimmed.isEmpty)
        .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { isFocused = false }
      }
    }
  }

  private var trimmed: String {
    draft.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func submit() {
    guard !trimmed.isEmpty else { return }
    send(trimmed)
    draft = ""
    isFocused = true
  }
}
