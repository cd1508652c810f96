import Foundation

/// Fixed conversations around Wednesday, 9 October 2024, 18:00 UTC.
enum SampleData {
  static let now = Date(timeIntervalSince1970: 1_728_496_800)

  static let ada = Person(name: "Ada Brandt", color: .purple, isOnline: true)
  static let luis = Person(name: "Luis Ortega", color: .orange)
  static let mei = Person(name: "Mei Tanaka", color: .teal, isOnline: true)
  static let noor = Person(name: "Noor Haddad", color: .pink)

  static let people = [ada, luis, mei, noor]

  static let conversations = [
    Conversation(
      id: 1, title: "Ada Brandt", members: [ada],
      messages: [
        text(0, from: ada, "Did the kayak rental confirm for Saturday?", minutesAgo: 1_530),
        text(1, "Yes! Two boats, from nine until noon.", minutesAgo: 1_524),
        text(2, from: ada, "Perfect.", minutesAgo: 1_523, reaction: "🎉"),
        text(3, from: ada, "Shall I bring the dry bags or do they lend some?", minutesAgo: 38),
        voice(4, from: ada, minutesAgo: 37),
        text(5, "They lend some, but bring yours for the phones.", minutesAgo: 21),
        text(6, "See you at the pier 🛶", minutesAgo: 20, status: .sent),
        text(7, from: ada, "I will be the one with the bright yellow hat.", minutesAgo: 4),
      ], unreadCount: 1, isPinned: true),
    Conversation(
      id: 2, title: "Book Club", members: [luis, mei, noor],
      messages: [
        text(0, from: mei, "Chapter five took me by surprise.", minutesAgo: 220),
        text(1, from: luis, "No spoilers! I am on page 80.", minutesAgo: 214),
        text(2, from: luis, "Back on the train at six, I will catch up.", minutesAgo: 212),
        text(3, "Then let us talk on Friday instead.", minutesAgo: 200, reaction: "👍"),
        text(4, from: noor, "Friday works. My place, half past seven?", minutesAgo: 185),
      ], unreadCount: 12, isMuted: true),
    Conversation(
      id: 3, title: "Luis Ortega", members: [luis],
      messages: [
        text(0, from: luis, "Can you send me the address again?", minutesAgo: 1_800),
        text(1, "14 Harbor Street, second floor", minutesAgo: 1_790, status: .failed),
      ]),
    Conversation(
      id: 4, title: "Mei Tanaka", members: [mei],
      messages: [text(0, from: mei, "Thank you for the plums!", minutesAgo: 6_000)]),
  ]

  @MainActor
  static func store() -> ChatStore {
    ChatStore(conversations: conversations)
  }

  private static func text(
    _ id: Int, from sender: Person? = nil, _ text: String, minutesAgo: Double,
    status: Message.Status = .read, reaction: String? = nil
  ) -> Message {
    Message(
      id: id, sender: sender, content: .text(text), date: now.addingTimeInterval(-60 * minutesAgo),
      status: status, reaction: reaction)
  }

  private static func voice(_ id: Int, from sender: Person, minutesAgo: Double) -> Message {
    let levels = (0..<28).map { (index: Int) -> Double in
      let phase = Double(index)
      return 0.25 + 0.7 * abs(sin(phase * 0.9) * cos(phase * 0.31))
    }
    return Message(
      id: id, sender: sender, content: .voice(levels: levels, duration: 12),
      date: now.addingTimeInterval(-60 * minutesAgo))
  }
}
