import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import Codecs
@testable import Drawing

@MainActor struct CGContextPDFTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).pdf")

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// The example of Apple's documentation of `ImageRenderer`.
  @Test func aViewIsRenderedToAFile() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = ImageRenderer(content: Text("Hello").frame(width: 80, height: 40))
    renderer.render { size, context in
      var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard let pdf = CGContext(file as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    let text = try text(Data(contentsOf: file))
    #expect(text.hasPrefix("%PDF-1.4") && text.contains("/MediaBox [0 0 80 40]"))
    #expect(text.contains("/Subtype /Type0"))
  }

  @Test func pagesHaveTheirBoxesLinksAndInformation() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let information: [String: Any] = [
      kCGPDFContextTitle as String: "Two", kCGPDFContextKeywords as String: ["a"],
    ]
    var box = CGRect(x: 0, y: 0, width: 50, height: 20)
    let pdf = try #require(
      CGContext(consumer: consumer, mediaBox: &box, information as CFDictionary))
    pdf.beginPDFPage(nil)
    pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let url = try #require(URL(string: "https://example.com"))
    pdf.setURL(url as CFURL, for: CGRect(x: 0, y: 0, width: 10, height: 5))
    pdf.endPDFPage()
    var second = CGRect(x: 0, y: 0, width: 30, height: 60)
    pdf.beginPage(mediaBox: &second)
    pdf.closePDF()
    pdf.closePDF()
    let text = text(data as Data)
    #expect(text.contains("/MediaBox [0 0 50 20]") && text.contains("/MediaBox [0 0 30 60]"))
    #expect(text.contains("/Count 2") && text.contains("/Rect [0 0 10 5]"))
    #expect(text.contains("/Title <FEFF00540077006F>") && text.contains("/Keywords <FEFF0061>"))
    #expect(text.components(separatedBy: "%%EOF").count == 2)
  }

  @Test func aContextWithoutPagesOrWithAnInvalidBoxWritesNothing() throws {
    let pdf = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
    pdf.closePDF()
    #expect(!FileManager.default.fileExists(atPath: file.path))
    for length in [CGFloat.nan, .infinity, 0] {
      var box = CGRect(x: 0, y: 0, width: length, height: 10)
      #expect(CGContext(file as CFURL, mediaBox: &box, nil) == nil)
    }
  }

  @Test func invalidColorsAndNumbersAreSafe() throws {
    let data = NSMutableData()
    let pdf = try #require(
      CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, mediaBox: nil, nil) })
    pdf.beginPDFPage(nil)
    pdf.setFillColor(red: .nan, green: .infinity, blue: -1, alpha: 2)
    pdf.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    pdf.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
    pdf.translateBy(x: .nan, y: 0)
    pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    pdf.closePDF()
    let text = text(data as Data)
    #expect(text.hasSuffix("%%EOF\n") && !text.contains("nan") && !text.contains("inf "))
  }
}
