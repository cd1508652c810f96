import Codecs
import Foundation
import ObjectiveCNames
import Vector

/// Receives the bytes of a file.
public final class CGDataConsumer: @unchecked Sendable {
  fileprivate enum Target {
    case object(NSMutableData)
    case file(String)
  }

  fileprivate let target: Target

  /// Creates a consumer that appends to an object.
  public init?(data: NSMutableData) {
    target = .object(data)
  }

  /// Creates a consumer that writes a file; nil if the URL is not that of a file.
  public init?(url: CFURL) {
    let url = url as URL
    guard url.isFileURL else { return nil }
    target = .file(url.path)
  }
}

/// The key of the title of a PDF.
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle" as NSString
/// The key of the author of a PDF.
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor" as NSString
/// The key of the subject of a PDF.
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject" as NSString
/// The key of the keywords of a PDF: one text or an array of texts.
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords" as NSString
/// The key of the program that made the content of a PDF.
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator" as NSString
/// The key of the box of a page: the bytes of a rectangle.
nonisolated(unsafe) public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox" as NSString

/// The PDF that a context makes, page by page.
final class PDFDocumentInProgress: @unchecked Sendable {
  let box: CGRect
  fileprivate let target: CGDataConsumer.Target?
  fileprivate let options: VectorOptions
  fileprivate var pages: [VectorPage] = []
  /// The box and the links of the page that is drawn; nil between pages.
  fileprivate var page: (box: CGRect, links: [VectorPage.Link])?
  fileprivate var isClosed = false

  fileprivate init(box: CGRect, target: CGDataConsumer.Target?, options: VectorOptions) {
    self.box = box
    self.target = target
    self.options = options
  }
}

extension CGContext {
  /// The size of a page without a box: US Letter, as in Core Graphics.
  private static let letter = CGRect(origin: .zero, size: PaperSize.letter.size)

  /// Creates a context that makes a PDF, with its origin at the bottom left; `closePDF()` writes
  /// it.
  ///
  /// - Parameters:
  ///   - mediaBox: The bounds of pages without a box of their own, in points; nil is US Letter.
  ///   - auxiliaryInfo: The document information, such as ``kCGPDFContextTitle``.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(target: consumer.target, mediaBox?.pointee, auxiliaryInfo)
  }

  /// Creates a context that makes a PDF file, with its origin at the bottom left; `closePDF()`
  /// writes it.
  ///
  /// - Parameters:
  ///   - url: The file, which is written whole or not at all.
  ///   - mediaBox: The bounds of pages without a box of their own, in points; nil is US Letter.
  ///   - auxiliaryInfo: The document information, such as ``kCGPDFContextTitle``.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  private convenience init?(
    target: CGDataConsumer.Target?, _ box: CGRect?, _ information: CFDictionary?
  ) {
    let box = (box ?? Self.letter).standardized
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
    self.init(size: box.size, scale: 1, isOpaque: false)
    pdf = PDFDocumentInProgress(
      box: box, target: target, options: VectorOptions(information as? [AnyHashable: Any] ?? [:]))
  }

  /// Creates a context that collects the pages of a PDF, with its origin at the top left of a page.
  package convenience init?(pdfPagesOf bounds: CGRect, information: [AnyHashable: Any]) {
    self.init(target: nil, bounds, information as NSDictionary)
  }

  /// Starts a page of a PDF, whose box may be in the dictionary.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let data = (pageInfo as? [AnyHashable: Any])?[kCGPDFContextMediaBox as AnyHashable] as? Data
    var box: CGRect?
    if let data, data.count == MemoryLayout<CGRect>.size {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    begin(box)
  }

  /// Starts a page of a PDF; nil is the box of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { begin(mediaBox?.pointee) }

  /// Ends the page of a PDF.
  public func endPDFPage() { endPage() }

  /// Ends the page of a PDF.
  public func endPage() {
    guard let pdf, let page = pdf.page else { return }
    pdf.pages.append(VectorPage(displayList, size: page.box.size, links: page.links))
    pdf.page = nil
    startOver()
  }

  /// Writes the PDF; a context is closed once.
  ///
  /// Nothing is written if there is no page or a page is too large.
  public func closePDF() {
    guard let pdf, !pdf.isClosed, let data = pdfData() else { return }
    switch pdf.target {
    case .object(let object): object.append(data)
    case .file(let path):
      guard let file = try? AtomicFile(at: path), (try? file.write(data)) != nil else { return }
      try? file.commit()
    case nil: break
    }
  }

  /// Makes a rectangle of the page, in user space, open an address.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard let pdf, pdf.page != nil else { return }
    pdf.page?.links.append(VectorPage.Link(frame: rect.applying(ctm), url: url as URL))
  }

  /// Ends the document and returns the PDF; nil if there is no page or a page is too large.
  package func pdfData() -> Data? {
    endPage()
    guard let pdf, !pdf.pages.isEmpty else { return nil }
    pdf.isClosed = true
    return try? VectorFormat.pdfData(of: pdf.pages, scale: 2, options: pdf.options)
  }

  private func begin(_ box: CGRect?) {
    guard let pdf, !pdf.isClosed else { return }
    endPage()
    let box = box?.standardized ?? pdf.box
    pdf.page = (box, [])
    startOver()
    concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
  }
}

extension VectorOptions {
  /// Creates the options of a document from its information.
  fileprivate init(_ information: [AnyHashable: Any]) {
    func text(_ key: CFString) -> String? {
      // The renderer of UIKit has the same keys as texts.
      information[key as AnyHashable] as? String ?? information[key as String] as? String
    }
    self.init(title: text(kCGPDFContextTitle), author: text(kCGPDFContextAuthor))
    subject = text(kCGPDFContextSubject)
    creator = text(kCGPDFContextCreator)
    let key = kCGPDFContextKeywords
    let words = information[key as AnyHashable] ?? information[key as String]
    keywords = words as? [String] ?? (words as? String).map { [$0] } ?? []
  }
}
