import PDFKit
import SwiftUI
import Testing

@MainActor struct PDFDocumentTests {
  private let file = """
    %PDF-1.4
    1 0 obj << /Type /Pages /Kids [2 0 R 3 0 R] >> endobj
    2 0 obj << /Type /Page >> endobj
    3 0 obj << /Type/Page >> endobj
    """

  @Test func aDocumentHasThePagesOfItsFile() throws {
    let document = try #require(PDFDocument(data: Data(file.utf8)))
    #expect(document.pageCount == 2 && document.page(at: 2) == nil)
    let page = try #require(document.page(at: 1))
    #expect(document.index(for: page) == 1 && page.document === document)
    document.removePage(at: 0)
    #expect(document.pageCount == 1 && document.page(at: 0) === page)
    #expect(document.dataRepresentation() == Data(file.utf8))
    #expect(PDFDocument(data: Data("text".utf8)) == nil)
  }

  @Test func aPageThatIsNotReadHasAGreyThumbnail() throws {
    let picture = PDFPage().thumbnail(of: CGSize(width: 20, height: 10), for: .mediaBox)
    #expect(picture.size == CGSize(width: 20, height: 10))
    let host = try ViewHost(size: CGSize(width: 20, height: 10)) { Image(uiImage: picture) }
    #expect(try host.render()[10, 5].red < 255)
  }

  @Test func aViewOfADocumentShowsAPlaceholder() throws {
    struct Page: UIViewRepresentable {
      func makeUIView(context: Context) -> PDFView { PDFView() }
      func updateUIView(_ view: PDFView, context: Context) {}
    }
    let picture = try ViewHost(size: CGSize(width: 100, height: 100)) { Page() }.render()
    #expect(picture[5, 5].red < 255)
  }
}
