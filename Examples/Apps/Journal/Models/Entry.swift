import SwiftUI

struct Entry: Identifiable, Hashable {
  var id = UUID()
  var date: Date
  var title: String
  var text: String
  var mood = Mood.calm
  var photos: [PhotoScene] = []
  var isBookmarked = false

  var wordCount: Int {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "’" }.count
  }

  /// The text in one paragraph.
  var summary: String { text.replacingOccurrences(of: "\n\n", with: " ") }

  /// A text with Markdown, and with its hashtags in the accent color.
  static func styled(_ text: String) -> AttributedString {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    var styled =
      (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    for match in String(styled.characters).matches(of: /#\p{L}+/) {
      if let range = styled.range(of: String(match.output)) {
        styled[range].foregroundColor = .accentColor
        styled[range].inlinePresentationIntent = .stronglyEmphasized
      }
    }
    return styled
  }
}

enum Mood: String, CaseIterable, Identifiable {
  case joyful, calm, tired, sad

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .joyful: "Joyful"
    case .calm: "Calm"
    case .tired: "Tired"
    case .sad: "Sad"
    }
  }

  var symbol: String {
    switch self {
    case .joyful: "sun.max.fill"
    case .calm: "leaf.fill"
    case .tired: "moon.fill"
    case .sad: "cloud.rain.fill"
    }
  }

  var color: Color {
    switch self {
    case .joyful: .orange
    case .calm: .green
    case .tired: .indigo
    case .sad: .blue
    }
  }
}
