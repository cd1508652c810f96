import Foundation

struct Message: Identifiable, Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    /// A voice message with levels between zero and one.
    case voice(levels: [Double], duration: TimeInterval)
  }

  enum Status: String, Sendable {
    case sending, sent, read, failed

    var symbol: String {
      switch self {
      case .sending: "clock"
      case .sent: "checkmark"
      case .read: "checkmark.circle.fill"
      case .failed: "exclamationmark.circle.fill"
      }
    }
  }

  let id: Int
  /// The sender, or nil for the owner of the phone.
  let sender: Person?
  let content: Content
  let date: Date
  var status = Status.read
  var reaction: String?

  var isOutgoing: Bool { sender == nil }

  var summary: String {
    switch content {
    case .text(let text): text
    case .voice: String(localized: "Voice message")
    }
  }
}
