import SwiftUI

/// The inbox of a mail program: a plain list with bars above and below.
struct MailScreen: View {
  private struct Message: Identifiable {
    let id = UUID()
    var sender: String
    var date: String
    var subject: String
    var text: String
    var isUnread = false
    var isFlagged = false
    var hasAttachment = false
  }

  private let messages = [
    Message(
      sender: "Ida Lindqvist", date: "9:41", subject: "Saturday on the island",
      text: "The ferry leaves at ten past eight. Bring the blue tent, mine has lost two pegs.",
      isUnread: true),
    Message(
      sender: "Harbour Library", date: "8:05", subject: "Your books are due on Friday",
      text: "Three books are due: The Summer Book, Field Notes from the Shore, and one more.",
      isUnread: true, hasAttachment: true),
    Message(
      sender: "Tom Okafor", date: "Yesterday", subject: "Re: Photos of the workshop",
      text: "Number four is my favourite. Could you send it in full size for the printed page?",
      isFlagged: true, hasAttachment: true),
    Message(
      sender: "Nordic Rail", date: "Yesterday", subject: "Your ticket to Bergen",
      text: "Coach 4, seat 22, window. Show the code below to the conductor on the train."),
    Message(
      sender: "Mara Brandt", date: "Sunday", subject: "Recipe",
      text: "Here it is. Let the dough rest overnight, that makes all the difference."),
    Message(
      sender: "Community Garden", date: "Saturday", subject: "Plots for the spring",
      text: "There are two free plots beside the pear trees. Answer by the end of the month."),
    Message(
      sender: "Leo Martins", date: "Friday", subject: "Chess on Thursday?",
      text: "Same place, same time. I will be the one with the terrible opening."),
  ]

  /// The height of a sender's name, in points.
  @ScaledMetric(relativeTo: .headline) private var lineHeight: CGFloat = 22

  var body: some View {
    NavigationStack {
      List(messages) { message in
        NavigationLink {
          Text(message.text)
        } label: {
          row(message)
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
          Spacer()
          VStack(spacing: 0) {
            Text("Updated Just Now").font(.caption)
            Text("2 Unread").font(.caption2).foregroundStyle(.secondary)
          }
          .fixedSize()
          Spacer()
          Button("Write", systemImage: "square.and.pencil") {}
        }
      }
    }
  }

  private func row(_ message: Message) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline) {
        Text(message.sender).font(.headline).lineLimit(1)
        Spacer()
        if message.hasAttachment {
          Image(systemName: "paperclip").font(.footnote).foregroundStyle(.secondary)
        }
        Text(message.date).font(.subheadline).foregroundStyle(.secondary).fixedSize()
      }
      HStack {
        Text(message.subject).font(.subheadline).lineLimit(1)
        Spacer(minLength: 0)
        if message.isFlagged {
          Image(systemName: "flag.fill").font(.footnote).foregroundStyle(.orange)
        }
      }
      Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
    }
    .overlay(alignment: .topLeading) {
      if message.isUnread {
        Circle().fill(.blue).frame(width: 10, height: 10)
          .frame(height: lineHeight)
          .offset(x: -15)
      }
    }
    .padding(.leading, 8)
  }
}

#Preview { MailScreen() }
