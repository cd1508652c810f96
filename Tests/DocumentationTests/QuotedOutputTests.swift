import Foundation
import LayoutDSL
import Render
import Goldens
import SnapshotTesting
import Testing

/// README and the articles quote the output that the tools print.
@Suite struct QuotedOutputTests {
  private static let articles = "Documentation/LayoutDSL.docc"

  private func codeBlocks(of document: String) throws -> [CodeBlock] {
    CodeBlock.all(
      in: try String(
        contentsOf: BuiltPackage.root.appendingPathComponent(document), encoding: .utf8))
  }

  private func source(of view: String, in document: String) throws -> String {
    let blocks = try codeBlocks(of: document)
    let block = blocks.first { $0.language == "swift" && $0.text.contains("struct \(view): View") }
    return try #require(block, "\(document) has no source of \(view)").text
  }

  @Test func theCardIsTheSameEverywhere() throws {
    let article = try source(of: "Card", in: "\(Self.articles)/FirstPicture.md")
    #expect(article == "// Card.swift\n" + (try source(of: "Card", in: "README.md")))
  }

  @Test(.enabled(if: BuiltPackage.hasModules)) func explanationsAreQuoted() throws {
    let article = "\(Self.articles)/WhyIsThisViewSoWide.md"
    let node = ["--node", "Prices/overlay/frame/VStack/HStack"]
    let folder = try TemporaryFolder()
    let snap = BuiltPackage.products.appendingPathComponent("snap")
    func explain(_ source: String, _ options: [String]) throws -> String {
      try Data(source.utf8).write(to: folder.url.appendingPathComponent("Prices.swift"))
      return try BuiltPackage.run(snap, ["explain", "Prices.swift"] + options, in: folder.url)
    }
    let prices = try source(of: "Prices", in: article)
    let fitting =
      prices
      .replacing(".frame(width: 120, alignment: .leading)", with: "\nSpacer(minLength: 0)")
      .replacing(".fixedSize()", with: "")
    #expect(fitting != prices)
    let tree = try explain(prices, [])
    let wide = try explain(prices, node)
    let outputs = [tree, wide, try explain(fitting, node)]

    let quotes = try codeBlocks(of: article).filter { $0.language.isEmpty }
    #expect(quotes.count == 4)
    for quote in quotes {
      let isPrinted = outputs.contains(where: quote.isExcerpt)
      #expect(isPrinted, "\(quote.text)is not in:\n\(outputs.joined(separator: "\n"))")
    }
    let quote = try codeBlocks(of: "README.md").first { $0.text.hasPrefix("Prices/overlay/") }
    #expect(try #require(quote).isExcerpt(of: wide), "snap explain prints:\n\(wide)")
  }

  @MainActor @Test func failuresAreQuoted() throws {
    struct Card: View {
      var spacing: CGFloat?

      var body: some View {
        HStack(spacing: spacing) {
          Image(systemName: "star.fill").foregroundStyle(.orange)
          VStack(alignment: .leading) {
            Text("Hello from Linux").font(.headline)
            Text("No simulator was booted").foregroundStyle(.secondary)
          }
        }
        .padding()
      }
    }
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("Package.swift"))
    func verify(_ card: Card) -> String {
      let message = SnapshotSession(environment: [:]).verify(
        of: { card }, as: .image(layout: .fixed(width: 280, height: 100), scale: 2), named: nil,
        record: nil,
        test: SnapshotTest(
          fileID: "ShopTests/CardTests.swift",
          filePath: folder.url.appendingPathComponent("Tests/ShopTests/CardTests.swift").path,
          function: "card()"),
        line: 1)
      return (message ?? "").replacing("file://\(folder.url.path)", with: "…")
        .replacing(folder.url.path, with: "…") + "\n"
    }
    let recorded = verify(Card())
    let failed = verify(Card(spacing: 20))
    let article = try codeBlocks(of: "\(Self.articles)/FirstSnapshotTest.md").map(\.text)
    #expect(article.contains(recorded), "a first run prints:\n\(recorded)")
    #expect(article.contains(failed), "a failure prints:\n\(failed)")
    #expect(try codeBlocks(of: "README.md").map(\.text).contains(failed))
  }

  @Test func excerptsLeaveOutLines() {
    let blocks = CodeBlock.all(in: "```\na\n…\nc\n```\ntext\n```swift\nlet x = 1\n```\n")
    #expect(
      blocks == [
        .init(language: "", text: "a\n…\nc\n"), .init(language: "swift", text: "let x = 1\n"),
      ])
    #expect(blocks[0].isExcerpt(of: "0\na\nb\nc\nd\n"))
    #expect(!blocks[0].isExcerpt(of: "c\nb\na\n"))
    #expect(!CodeBlock(language: "", text: "a\nc\n").isExcerpt(of: "a\nb\nc\n"))
  }
}
