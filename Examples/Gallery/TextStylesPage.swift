import SwiftUI

/// Text styles, designs, weights and decorations.
struct TextStylesPage: View {
  private let styles: [(String, Font)] = [
    ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]
  private let weights: [(String, Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("Black", .black),
  ]

  var body: some View {
    Page {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          ForEach(styles, id: \.0) { name, font in Text(name).font(font) }
        }
        Spacer()
        VStack(alignment: .leading) {
          ForEach(weights, id: \.0) { name, weight in
            Text(name).font(.system(size: 20, weight: weight))
          }
          Text("Italic").font(.title3).italic()
          Text("Bold italic").font(.title3).bold().italic()
        }
      }
      HStack(alignment: .firstTextBaseline, spacing: 16) {
        Text("Default")
        Text("Rounded").fontDesign(.rounded)
        Text("Serif").fontDesign(.serif)
        Text("Monospaced").fontDesign(.monospaced)
      }
      Samples(title: "Decorations", columns: 4) {
        Text("Underline").underline()
        Text("Strike").strikethrough()
        Text("Pattern").underline(pattern: .dash, color: .red)
        Text("Dots").underline(pattern: .dot)
        Text("Kerning").kerning(3)
        Text("Tracking").tracking(-1)
        Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
        Text("x") + Text("2").font(.caption2).baselineOffset(8)
        Text("LOWER").textCase(.lowercase)
        Text("upper").textCase(.uppercase)
        Text("Small").font(.body.smallCaps())
        Text("1:01 × 11").monospacedDigit()
      }
      Text("Plain, \(Text("bold").bold()), \(Text("red").foregroundStyle(.red)) and ")
        + Text("gradient").foregroundStyle(
          LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing))
        + Text(" in one text.")
      Text("**Markdown**, *emphasis*, `code`, ~~gone~~ and [a link](https://example.com).")
      HStack(spacing: 12) {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
        Text("Tint").foregroundStyle(.tint)
      }
      .font(.subheadline)
      HStack(spacing: 18) {
        Text(1234.5, format: .number)
        Text(0.256, format: .percent)
        Text(Date(timeIntervalSinceReferenceDate: 0), style: .date)
      }
    }
  }
}

#Preview { TextStylesPage() }
