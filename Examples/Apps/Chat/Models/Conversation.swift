import SwiftUI

struct Person: Identifiable, Hashable, Sendable {
  let name: String
  let color: Color
  var isOnline = false

  var id: String { name }

  var initials: String {
    let words = name.split(separator: " ")
    return words.prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

struct Conversation: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let members: [Person]
  var messages: [Message]
  var unreadCount = 0
  var isPinned = false
  var isMuted = false

  var isGroup: Bool { members.count > 1 }
  var lastDate: Date { messages.last?.date ?? .distantPast }
}
