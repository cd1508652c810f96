import SwiftUI

struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack(spacing: 12) {
      Avatar(people: conversation.members, size: 52)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text(conversation.title).font(.headline)
          if conversation.isPinned { icon("pin.fill") }
          if conversation.isMuted { icon("bell.slash.fill") }
          Spacer()
          RelativeDate(date: conversation.lastDate)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        HStack(alignment: .top) {
          preview.font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
          Spacer()
          if conversation.unreadCount > 0 { unreadBadge }
        }
      }
    }
    .padding(.vertical, 4)
    .alignmentGuide(.listRowSeparatorLeading) { _ in 64 }
    .accessibilityElement(children: .combine)
  }

  private var preview: Text {
    guard let message = conversation.messages.last else { return Text("No messages") }
    guard message.status != .failed else {
      return Text(Image(systemName: message.status.symbol)).foregroundStyle(.red)
        + Text(" Not delivered").foregroundStyle(.red)
    }
    let sender = message.sender.map { conversation.isGroup ? "\($0.name): " : "" } ?? "You: "
    return Text(sender).bold() + Text(message.summary)
  }

  private var unreadBadge: some View {
    Text(conversation.unreadCount, format: .number)
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .padding(.vertical, 2)
      .frame(minWidth: 22)
      .background(conversation.isMuted ? AnyShapeStyle(.gray) : AnyShapeStyle(.tint), in: .capsule)
      .accessibilityLabel("\(conversation.unreadCount) unread")
  }

  private func icon(_ name: String) -> some View {
    Image(systemName: name).font(.caption2).foregroundStyle(.tertiary)
  }
}
