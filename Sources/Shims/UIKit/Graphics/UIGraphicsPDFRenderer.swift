import CoreGraphics
import Foundation

/// The format of a PDF.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The document information, by the keys of Core Graphics, such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]
}

/// The context that the pages of a PDF are drawn into.
open class UIGraphicsPDFRendererContext: NSObject, @unchecked Sendable {
  /// The context of Core Graphics, whose origin is at the top left of the page.
  public let cgContext: CGContext
  /// The format of the document.
  public let format: UIGraphicsPDFRendererFormat
  /// The bounds of the current page, in points.
  open private(set) var pdfContextBounds: CGRect

  fileprivate init(_ cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    pdfContextBounds = format.bounds
  }

  /// Starts a page of the size of the document.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Starts a page of a size, in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    withUnsafePointer(to: bounds) { cgContext.beginPage(mediaBox: $0) }
    cgContext.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
  }

  /// Makes a rectangle of the page open an address.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }

  /// Has no effect: the document has no named places.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Has no effect: the document has no named places.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that makes PDFs with drawing code of UIKit.
open class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
  /// The closure that draws the pages.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// The format of the documents.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer of pages of a size, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Creates a renderer of pages of a size, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Draws a PDF; empty if it has no page, or if the size of the renderer is invalid.
  open func pdfData(actions: DrawingActions) -> Data {
    guard let drawing = CGContext(pdfPagesOf: format.bounds, information: format.documentInfo)
    else { return Data() }
    UIGraphicsPushContext(drawing)
    actions(UIGraphicsPDFRendererContext(drawing, format: format))
    UIGraphicsPopContext()
    return drawing.pdfData() ?? Data()
  }

  /// Draws a PDF to a file, which is written whole or not at all.
  open func writePDF(
    to url: URL, withActions actions: DrawingActions
  ) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}

// MARK: Functions

/// A PDF that functions draw, and its destination.
private final class DrawnPDF {
  static var current: DrawnPDF? {
    get { Thread.current.threadDictionary["LayoutDSL.PDF"] as? DrawnPDF }
    set { Thread.current.threadDictionary["LayoutDSL.PDF"] = newValue }
  }
  let context: UIGraphicsPDFRendererContext
  let finish: (Data) -> Void

  init?(bounds: CGRect, information: [AnyHashable: Any]?, finish: @escaping (Data) -> Void) {
    let format = UIGraphicsPDFRendererFormat()
    format.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    for (key, value) in information ?? [:] { format.documentInfo["\(key)"] = value }
    guard let drawing = CGContext(pdfPagesOf: format.bounds, information: format.documentInfo)
    else { return nil }
    context = UIGraphicsPDFRendererContext(drawing, format: format)
    self.finish = finish
  }

  static func begin(_ new: DrawnPDF?) {
    guard let new else { return }
    current = new
    UIGraphicsPushContext(new.context.cgContext)
  }
}

/// Starts a PDF that is written into data when it ends.
///
/// An empty rectangle means pages of 612 × 792 points.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  DrawnPDF.begin(DrawnPDF(bounds: bounds, information: documentInfo) { data.append($0) })
}

/// Starts a PDF that is written to a file when it ends.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let pdf = DrawnPDF(bounds: bounds, information: documentInfo) {
    try? $0.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
  DrawnPDF.begin(pdf)
  return pdf != nil
}

/// Ends the PDF and writes it.
public func UIGraphicsEndPDFContext() {
  guard let pdf = DrawnPDF.current else { return }
  UIGraphicsPopContext()
  DrawnPDF.current = nil
  pdf.finish(pdf.context.cgContext.pdfData() ?? Data())
}

/// Starts a page of the size of the document.
public func UIGraphicsBeginPDFPage() { DrawnPDF.current?.context.beginPage() }

/// Starts a page of a size, in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  DrawnPDF.current?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// The bounds of the page, in points; zero without a PDF.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  DrawnPDF.current?.context.pdfContextBounds ?? .zero
}

/// Makes a rectangle of the page open an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  DrawnPDF.current?.context.setURL(url, for: rect)
}
