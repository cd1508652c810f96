import Foundation
import Testing

/// Readers of the repository can open every document that it cites.
@Suite struct LinksTests {
  @Test func linksBetweenDocumentsResolve() throws {
    let documents = try MarkdownDocument.all(in: BuiltPackage.root)
    #expect(documents.count > 40 && documents.values.flatMap(\.links).count > 100)
    let broken = documents.values.flatMap { document in
      document.links.filter { !document.resolves($0, among: documents) }
        .map { "\(document.path): \($0)" }
    }
    #expect(broken.sorted() == [])
  }

  @Test func sourcesNameDocumentsThatExist() throws {
    let paths = try MarkdownDocument.all(in: BuiltPackage.root).keys.map { "/" + $0 }
    for folder in ["Sources", "Benchmarks", "Examples", "Fuzz"] {
      let lines = try SourceLine.all(in: BuiltPackage.root.appendingPathComponent(folder))
      #expect(!lines.isEmpty)
      let unresolved = lines.filter { line in
        line.namedDocuments.contains { name in !paths.contains { $0.hasSuffix("/" + name) } }
      }
      #expect(unresolved.map(\.description) == [])
    }
  }

  @Test func anchorsAreThoseOfHeadings() {
    let document = MarkdownDocument(
      path: "A/b.md",
      text: """
        # One `two`, three-four
        ## Sub_title
        ## Sub_title
        <a id="row"></a> [a](#sub_title-1) [b](../C/d.md#e "Title") `[c](no)` [d](https://x.org)
        ```
        # Fenced [e](f)
        ```
        [g]: h.png
        """)
    #expect(document.anchors == ["one-two-three-four", "sub_title", "sub_title-1", "row"])
    #expect(document.links == ["#sub_title-1", "../C/d.md#e", "h.png"])
    let other = MarkdownDocument(path: "C/d.md", text: "# E")
    let documents = [document.path: document, other.path: other]
    #expect(document.resolves("#sub_title-1", among: documents))
    #expect(document.resolves("../C/d.md#e", among: documents))
    for link in ["#e", "../C/d.md#f", "d.md", "../../C/d.md"] {
      #expect(!document.resolves(link, among: documents), "\(link)")
    }
  }
}
