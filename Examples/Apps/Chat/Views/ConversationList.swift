import SwiftUI

struct ConversationList: View {
  @EnvironmentObject private var store: ChatStore
  @State private var path: [Conversation.ID] = []
  @State private var isComposing = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(store.results) { conversation in
          NavigationLink(value: conversation.id) { ConversationRow(conversation: conversation) }
            .swipeActions(edge: .leading) {
              Button("Read", systemImage: "message.badge") {
                store.update(conversation.id) { $0.unreadCount = 0 }
              }
              .tint(.blue)
            }
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                store.delete(conversation.id)
              }
              Button("Mute", systemImage: "bell.slash") {
                store.update(conversation.id) { $0.isMuted.toggle() }
              }
              .tint(.indigo)
            }
            .contextMenu {
              Button(
                conversation.isPinned ? "Unpin" : "Pin",
                systemImage: conversation.isPinned ? "pin.slash" : "pin"
              ) {
                store.update(conversation.id) { $0.isPinned.toggle() }
              }
            } preview: {
              ChatView(conversation: conversation)
            }
        }
      }
      .listStyle(.plain)
      .overlay { if store.results.isEmpty { emptyState } }
      .navigationTitle("Chats")
      .navigationDestination(for: Conversation.ID.self) { id in
        if let conversation = store.conversations.first(where: { $0.id == id }) {
          ChatView(conversation: conversation)
        }
      }
      .searchable(text: $store.query, placement: .navigationBarDrawer(displayMode: .always))
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("New Message", systemImage: "square.and.pencil") { isComposing = true }
        }
        ToolbarItem(placement: .status) {
          Text("\(store.unreadCount) unread").font(.footnote)
        }
      }
      .sheet(isPresented: $isComposing) { NewMessageView(people: SampleData.people) }
    }
  }

  private var emptyState: some View {
    ContentUnavailableView(
      "No Chats Yet", systemImage: "bubble.left.and.bubble.right",
      description: Text("Start one with the pencil at the top."))
  }
}

#Preview("Chats") {
  ConversationList()
    .environmentObject(SampleData.store())
    .environment(\.now, SampleData.now)
}

#Preview("Chats, dark") {
  ConversationList()
    .environmentObject(SampleData.store())
    .environment(\.now, SampleData.now)
    .preferredColorScheme(.dark)
}

#Preview("No chats") {
  ConversationList().environmentObject(ChatStore(conversations: []))
}
