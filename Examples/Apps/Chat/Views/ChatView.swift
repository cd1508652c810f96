import SwiftUI

struct ChatView: View {
  let conversation: Conversation
  @EnvironmentObject private var store: ChatStore
  @Environment(\.now) private var now
  @Environment(\.calendar) private var calendar
  @State private var draft: String
  @State private var isExporting = false

  init(conversation: Conversation, draft: String = "") {
    self.conversation = conversation
    _draft = State(initialValue: draft)
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(Array(messages.enumerated()), id: \.element.id) { index, message in
            if startsDay(at: index) { dayHeader(message.date) }
            MessageRow(
              message: message, conversation: conversation, startsGroup: startsGroup(at: index),
              endsGroup: endsGroup(at: index))
          }
        }
        .padding(.horizontal, 12)
        .padding(.bottom, 8)
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: messages.count) {
        withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
      }
    }
    .overlay {
      if messages.isEmpty {
        ContentUnavailableView("Say Hello", systemImage: "hand.wave")
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Composer(draft: $draft) { text in
        store.send(text, to: conversation.id, at: now)
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) { title }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }
      }
    }
    .sheet(isPresented: $isExporting) {
      ShareSheet(messages: messages).presentationDetents([.medium])
    }
    .onAppear { store.update(conversation.id) { $0.unreadCount = 0 } }
  }

  private var messages: [Message] {
    store.conversations.first { $0.id == conversation.id }?.messages ?? conversation.messages
  }

  private var title: some View {
    HStack(spacing: 8) {
      Avatar(people: conversation.members, size: 30)
      VStack(alignment: .leading, spacing: 0) {
        Text(conversation.title).font(.subheadline.bold())
        if conversation.isGroup {
          Text("\(conversation.members.count + 1) members").font(.caption2)
        } else if conversation.members.contains(where: \.isOnline) {
          Text("Online").font(.caption2).foregroundStyle(.green)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  private func dayHeader(_ date: Date) -> some View {
    Group {
      if calendar.isDate(date, inSameDayAs: now) {
        Text("Today")
      } else {
        Text(date, format: .dateTime.weekday(.wide).day().month(.wide))
      }
    }
    .font(.caption.weight(.medium))
    .foregroundStyle(.secondary)
    .padding(.vertical, 12)
  }

  private func startsDay(at index: Int) -> Bool {
    index == 0
      || !calendar.isDate(messages[index].date, inSameDayAs: messages[index - 1].date)
  }

  private func startsGroup(at index: Int) -> Bool {
    startsDay(at: index) || messages[index].sender != messages[index - 1].sender
  }

  private func endsGroup(at index: Int) -> Bool {
    index == messages.count - 1 || startsGroup(at: index + 1)
  }
}

/// The system's share sheet for messages.
private struct ShareSheet: UIViewControllerRepresentable {
  let messages: [Message]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(
      activityItems: messages.map(\.summary), applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

#Preview("Chat") {
  NavigationStack { ChatView(conversation: SampleData.conversations[0]) }
    .environmentObject(SampleData.store())
    .environment(\.now, SampleData.now)
}

#Preview("Group, dark") {
  NavigationStack {
    ChatView(conversation: SampleData.conversations[1], draft: "Half past seven is fine. I bring")
  }
  .environmentObject(SampleData.store())
  .environment(\.now, SampleData.now)
  .preferredColorScheme(.dark)
}

#Preview("New chat") {
  NavigationStack {
    ChatView(
      conversation: Conversation(
        id: 9, title: "Noor Haddad", members: [SampleData.noor], messages: []))
  }
  .environmentObject(SampleData.store())
  .environment(\.now, SampleData.now)
}

#Preview("Right to left") {
  NavigationStack { ChatView(conversation: SampleData.conversations[2]) }
    .environmentObject(SampleData.store())
    .environment(\.now, SampleData.now)
    .environment(\.layoutDirection, .rightToLeft)
}
