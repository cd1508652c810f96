import Combine
import Foundation

@MainActor
final class ChatStore: ObservableObject {
  @Published var conversations: [Conversation]
  @Published var query = ""
  @Published private(set) var results: [Conversation] = []
  @Published private(set) var isTyping = false

  private let keystrokes = PassthroughSubject<Void, Never>()

  init(conversations: [Conversation]) {
    self.conversations = conversations
    $conversations.combineLatest($query.removeDuplicates())
      .map { conversations, query in
        conversations
          .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
          .sorted { ($0.isPinned ? 1 : 0, $0.lastDate) > ($1.isPinned ? 1 : 0, $1.lastDate) }
      }
      .assign(to: &$results)
    keystrokes.map { true }
      .merge(
        with: keystrokes.debounce(for: .seconds(3), scheduler: DispatchQueue.main).map { false }
      )
      .removeDuplicates()
      .assign(to: &$isTyping)
  }

  var unreadCount: Int {
    conversations.filter { !$0.isMuted }.map(\.unreadCount).reduce(0, +)
  }

  func noteKeystroke() {
    keystrokes.send()
  }

  func stopTyping() {
    isTyping = false
  }

  func send(_ text: String, to id: Conversation.ID, at date: Date) {
    update(id) { conversation in
      conversation.messages.append(
        Message(
          id: conversation.messages.count, sender: nil, content: .text(text), date: date,
          status: .sending))
    }
  }

  func react(_ reaction: String?, to message: Message.ID, in id: Conversation.ID) {
    update(id) { conversation in
      for index in conversation.messages.indices where conversation.messages[index].id == message {
        conversation.messages[index].reaction = reaction
      }
    }
  }

  func update(_ id: Conversation.ID, _ change: (inout Conversation) -> Void) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    change(&conversations[index])
  }

  func delete(_ id: Conversation.ID) {
    conversations.removeAll { $0.id == id }
  }
}
