// snap render FieldNotes.swift --scale 2
import SwiftUI

/// The features of `Text`: Markdown, inline images, dates, attributes, placeholders.
struct FieldNotes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("FIELD NOTES").font(.caption.weight(.semibold)).kerning(1).foregroundStyle(.secondary)
      Text("The Quiet Return of the River Otter")
        .font(.title.bold())
        .foregroundStyle(
          .linearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing))
      Text(
        "By **Hannah Weiss**, *\(Date(timeIntervalSinceReferenceDate: 712_000_000), style: .date)*"
      )
      .font(.subheadline)
      .foregroundStyle(.secondary)
      Divider()
      Text(
        "We counted **\(27) animals**: see the [full report](https://example.org/otters), or run `count --all`."
      )
      .lineSpacing(3)
      Text("“You hear them before you see them.” The older sign says ~~no otters here~~.")
        .font(.system(.body, design: .serif))
        .italic()
      Text("\(Image(systemName: "drop.fill")) Water quality up \(12.5, specifier: "%.1f") %")
        .foregroundStyle(.blue)
      Text(highlighted)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text("$19.99").strikethrough().foregroundStyle(.secondary)
        Text("$9.99").font(.system(.title2, design: .rounded).bold())
        Text("for \(Text(timerInterval: start...start + 3725).monospacedDigit().bold()) more")
          .font(.footnote)
      }
      VStack(alignment: .leading, spacing: 6) {
        Text("Reader’s name").font(.headline)
        Text("A comment that is still being loaded, a line or two of it.")
      }
      .redacted(reason: .placeholder)
    }
    .padding(20)
    .frame(width: 350)
  }

  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private var highlighted: AttributedString {
    var string = AttributedString("Tracks, scat and slides: all three on the same bank.")
    if let range = string.range(of: "all three") {
      string[range].backgroundColor = .yellow.opacity(0.5)
      string[range].underlineStyle = Text.LineStyle(pattern: .dash, color: .orange)
    }
    return string
  }
}

#Preview("Field notes", traits: .sizeThatFitsLayout) {
  FieldNotes()
}
