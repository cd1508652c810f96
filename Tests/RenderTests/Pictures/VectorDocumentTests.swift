import Foundation
import LayoutDSL
import Testing
import VectorTools

@testable import Render
@testable import Vector

/// Text, links and information of SVG and PDF.
@MainActor struct VectorDocumentTests {
  private func file(
    _ format: VectorFormat = .pdf, _ options: VectorOptions = VectorOptions(),
    @ViewBuilder content: () -> some View
  ) throws -> Data {
    try ViewHost(content: content).data(as: format, options: options)
  }

  /// Compressed streams have replacement characters.
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test(
    .enabled(if: VectorTools.canReadText),
    arguments: [
      "Invoice & résumé – fi ffi", "two  spaces", "السلام عليكم لا إله", "שלום עולם", "Ελλάδα",
    ])
  func textCanBeRead(_ string: String) throws {
    let read = try VectorTools.text(of: file { Text(verbatim: string).font(.title) })
    let words = string.split(separator: " ").joined(separator: " ")
    #expect(read.split(whereSeparator: \.isWhitespace).joined(separator: " ") == words)
  }

  @Test(.enabled(if: VectorTools.canReadText)) func linesGradientsAndTruncationCanBeRead() throws {
    let read = try VectorTools.text(
      of: file {
        VStack {
          Text("a text of several lines").frame(width: 80)
          Text("gradient").foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          Text("a long text without room").lineLimit(1).frame(width: 70)
        }
      })
    let words = read.split(whereSeparator: \.isWhitespace)
    #expect(words.prefix(6) == ["a", "text", "of", "several", "lines", "gradient"])
    #expect(words.last?.hasSuffix("…") == true)
  }

  @Test func outlinesHaveNoFonts() throws {
    let view = Text("text")
    let fonts = try text(file { view })
    #expect(fonts.contains("/Subtype /Type0") && fonts.contains("/FontFile"))
    #expect(fonts.contains("/ToUnicode"))
    let outlines = try text(file(.pdf, VectorOptions(text: .outlines)) { view })
    #expect(!outlines.contains("/Font") && outlines.contains("/Subtype /Form"))
  }

  @Test func linksAreAnnotations() throws {
    let url = try #require(URL(string: "https://example.com/map"))
    let view = VStack {
      Link("Map", destination: url)
      Text("See [site](https://example.com/site).")
    }
    let pdf = try text(file { view })
    #expect(pdf.contains("/URI (https://example.com/map)"))
    #expect(pdf.contains("/URI (https://example.com/site)"))
    #expect(pdf.components(separatedBy: "/Subtype /Link").count == 3)
    let svg = try text(file(.svg) { view })
    #expect(svg.contains(#"<a href="https://example.com/map">"#))
  }

  @Test func svgHasTextOnRequest() throws {
    let view = Text(verbatim: "a < b").bold()
    let svg = try text(file(.svg, VectorOptions(text: .fonts, title: "A & B")) { view })
    #expect(svg.contains("<title>A &amp; B</title>"))
    // Bold text of the body style is semibold.
    #expect(
      svg.contains(#"font-family="Inter, sans-serif""#) && svg.contains(#"font-weight="600""#))
    #expect(svg.contains(">a </tspan>") && svg.contains(">&lt; </tspan>"))
    #expect(try !text(file(.svg) { view }).contains("<text"))
  }

  @Test func equalViewsAreEqualFiles() throws {
    func pdf() throws -> Data { try file { Text("Sphinx of black quartz").font(.title) } }
    #expect(try pdf() == pdf())
  }
}
