import SwiftUI

struct MessageRow: View {
  let message: Message
  let conversation: Conversation
  let startsGroup: Bool
  let endsGroup: Bool
  @EnvironmentObject private var store: ChatStore

  var body: some View {
    VStack(alignment: message.isOutgoing ? .trailing : .leading, spacing: 2) {
      if startsGroup, conversation.isGroup, let sender = message.sender {
        Text(sender.name)
          .font(.caption)
          .foregroundStyle(sender.color)
          .padding(.leading, 48)
      }
      HStack(alignment: .bottom, spacing: 6) {
        if conversation.isGroup, let sender = message.sender {
          Avatar(people: [sender], size: 30).opacity(endsGroup ? 1 : 0)
        }
        bubble
      }
      .frame(maxWidth: .infinity, alignment: message.isOutgoing ? .trailing : .leading)
      if message.isOutgoing, endsGroup { status }
    }
    .padding(.top, startsGroup ? 8 : 0)
    .id(message.id)
  }

  private var bubble: some View {
    content
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .padding(message.isOutgoing ? .trailing : .leading, 6)
      .foregroundStyle(message.isOutgoing ? .white : .primary)
      .background(
        message.isOutgoing ? AnyShapeStyle(.tint) : AnyShapeStyle(.bubble),
        in: BubbleShape(isOutgoing: message.isOutgoing, hasTail: endsGroup)
      )
      .overlay(alignment: message.isOutgoing ? .topLeading : .topTrailing) {
        if let reaction = message.reaction {
          Text(reaction)
            .font(.footnote)
            .padding(4)
            .background(.background, in: .circle)
            .offset(x: message.isOutgoing ? -12 : 12, y: -12)
        }
      }
      .contextMenu {
        ControlGroup {
          ForEach(["❤️", "👍", "🎉"], id: \.self) { reaction in
            Button(reaction) { store.react(reaction, to: message.id, in: conversation.id) }
          }
        }
        Button("Reply", systemImage: "arrowshape.turn.up.left") {}
        ShareLink(item: message.summary)
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
      .frame(maxWidth: 290, alignment: message.isOutgoing ? .trailing : .leading)
  }

  @ViewBuilder private var content: some View {
    switch message.content {
    case .text(let text):
      Text(text)
    case .voice(let levels, let duration):
      HStack(spacing: 10) {
        Image(systemName: "play.circle.fill").font(.title)
        Waveform(levels: levels, tint: message.isOutgoing ? .white : .accentColor)
          .frame(width: 140, height: 28)
        Text(Duration.seconds(duration), format: .time(pattern: .minuteSecond))
          .font(.caption.monospacedDigit())
      }
    }
  }

  private var status: some View {
    HStack(spacing: 3) {
      Text(message.date, format: .dateTime.hour().minute())
      Image(systemName: message.status.symbol)
        .foregroundStyle(message.status == .failed ? .red : .secondary)
        .contentTransition(.symbolEffect(.replace))
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .padding(.trailing, 8)
  }
}
