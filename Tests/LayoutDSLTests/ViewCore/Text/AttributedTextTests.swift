import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

struct AttributedTextTests {
  private func runs(_ text: Text) -> [ResolvedText.Run] {
    TextResolution(text, in: EnvironmentValues(), services: nil).text.runs
  }

  @Test func swiftUIAttributesReachTheRuns() {
    var string = AttributedString("one two three")
    if let range = string.range(of: "two") {
      string[range].font = .system(size: 30)
      string[range].foregroundColor = .red
      string[range].backgroundColor = .yellow
      string[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
      string[range].strikethroughStyle = .single
      string[range].kern = 2
      string[range].baselineOffset = 3
    }
    let runs = runs(Text(string).font(.system(size: 10)))
    #expect(runs.map(\.string) == ["one ", "two", " three"])
    #expect(runs.map(\.font.size) == [10, 30, 10])
    #expect(runs[1].fill == .color(Color.red.resolve(in: EnvironmentValues())))
    #expect(runs[1].background == Color.yellow.resolve(in: EnvironmentValues()))
    #expect(runs[1].underline?.pattern == .dot && runs[1].strikethrough?.pattern == .solid)
    #expect(runs.map(\.kerning) == [0, 2, 0])
    #expect(runs.map(\.baselineOffset) == [0, 3, 0])
  }

  @Test func markdown() throws {
    let string = try AttributedString(
      markdown: "# Title\n\nSome **bold** [link](https://a.b)\nand ~~not~~")
    let runs = runs(Text(string))
    #expect(runs.map(\.string).joined() == "TitleSome bold link and not")
    #expect(runs.first { $0.string == "bold" }?.font.weight == 600)
    #expect(string.runs.compactMap(\.link) == [URL(string: "https://a.b")])
    let inline = try AttributedString(
      markdown: "a\n\n*b*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(inline.characters) == "a\n\nb")
    let relative = try AttributedString(markdown: "[x](y)", baseURL: URL(string: "https://a.b/c/"))
    #expect(relative.runs.compactMap { $0.link?.absoluteString } == ["https://a.b/c/y"])
  }

  @Test func inlinePresentationIntentsChangeTheFont() {
    var string = AttributedString("a")
    string.inlinePresentationIntent = [.emphasized, .code]
    #expect(runs(Text(string))[0].font.isItalic)
    #expect(runs(Text(string))[0].font.family == .system(.monospaced))
  }

  @Test func interpolation() {
    var string = AttributedString("x")
    string.foregroundColor = .green
    let runs = runs(Text("a \(string) \(Text("b").italic())").bold())
    #expect(runs.map(\.string) == ["a ", "x", " ", "b"])
    #expect(runs.allSatisfy { $0.font.weight == 600 } && runs[3].font.isItalic)
    #expect(runs[1].fill != nil && runs[0].fill == nil)
  }
}
