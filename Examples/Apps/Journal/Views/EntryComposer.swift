import SwiftUI

struct EntryComposer: View {
  @EnvironmentObject private var journal: Journal
  @Environment(\.dismiss) private var dismiss
  @State private var entry: Entry
  @FocusState private var isTextFocused: Bool

  init(entry: Entry) {
    _entry = State(initialValue: entry)
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        TextField("Title", text: $entry.title)
          .font(.system(.title2, design: .serif, weight: .bold))
          .padding(.horizontal)
          .padding(.vertical, 8)
        Divider().padding(.leading)
        editor
        MoodPicker(mood: $entry.mood)
          .padding()
      }
      .background(Color.paper.ignoresSafeArea())
      .navigationTitle(entry.date.formatted(date: .abbreviated, time: .shortened))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            journal.save(entry)
            dismiss()
          }
          .disabled(entry.text.isEmpty)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Hide Keyboard") { isTextFocused = false }
        }
      }
    }
    .navigationViewStyle(.stack)
  }

  private var editor: some View {
    TextEditor(text: $entry.text)
      .font(.system(.body, design: .serif))
      .lineSpacing(4)
      .scrollContentBackground(.hidden)
      .focused($isTextFocused)
      .padding(.horizontal, 11)
      .overlay(alignment: .topLeading) {
        if entry.text.isEmpty {
          Text("How was your day?")
            .font(.system(.body, design: .serif))
            .foregroundStyle(.tertiary)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .allowsHitTesting(false)
        }
      }
      .overlay(alignment: .bottomTrailing) {
        Text("\(entry.wordCount) words")
          .font(.caption2)
          .foregroundStyle(.secondary)
          .padding(8)
      }
  }
}

/// A row of moods with a capsule that moves to the selected one.
struct MoodPicker: View {
  @Binding var mood: Mood
  @Namespace private var selection

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Mood.allCases) { candidate in
        VStack(spacing: 4) {
          Image(systemName: candidate.symbol).frame(height: 22)
          Text(candidate.title).font(.caption)
        }
        .foregroundColor(candidate == mood ? .white : .primary)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background {
          if candidate == mood {
            RoundedRectangle(cornerRadius: 12)
              .fill(candidate.color)
              .matchedGeometryEffect(id: "selection", in: selection)
          }
        }
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.easeInOut) { mood = candidate }
        }
      }
    }
    .padding(4)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 16))
  }
}

#Preview("Composer") {
  EntryComposer(entry: SampleData.entries[0])
    .environmentObject(Journal.sample)
}

#Preview("Composer, new entry") {
  EntryComposer(entry: Entry(date: SampleData.date(22, hour: 21), title: "", text: ""))
    .environmentObject(Journal.sample)
}
