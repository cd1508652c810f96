import Foundation
import Testing
import UIKit

@MainActor struct UIGraphicsPDFRendererTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func pagesAndInformationAreWritten() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextAuthor as String: "A"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      NSAttributedString(string: "text").draw(at: .zero)
      context.setURL(
        URL(fileURLWithPath: "/a"), for: CGRect(x: 0, y: 0, width: 20, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 50)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let text = text(data)
    #expect(text.contains("/Count 2") && text.contains("/Author <FEFF0041>"))
    #expect(text.contains("/MediaBox [0 0 200 100]") && text.contains("/MediaBox [0 0 50 60]"))
    // The top left corner of the page.
    #expect(text.contains("/Rect [0 90 20 100]"))
  }

  @Test func aDocumentWithoutPagesIsEmpty() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(renderer.pdfData { _ in }.isEmpty)
  }
}
