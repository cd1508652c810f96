import SwiftUI

/// A list of messages with badges.
public struct Inbox: View {
  /// Creates the screen.
  public init() {}

  /// The content and its scroll view.
  public var body: some View {
    NavigationStack {
      List(0..<40) { number in
        HStack(spacing: 12) {
          Circle().fill(.tint).frame(width: 36, height: 36)
            .overlay { Text("\(number % 10)").foregroundStyle(.white) }
          VStack(alignment: .leading, spacing: 2) {
            Text("Sender \(number)").font(.headline)
            Text("The table for the terrace arrives on the \(number + 1)th, between nine and noon.")
              .font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
          }
        }
        .badge(number % 4 == 0 ? number : 0)
      }
      .navigationTitle("Inbox")
    }
  }
}

#Preview("Inbox") { Inbox() }
