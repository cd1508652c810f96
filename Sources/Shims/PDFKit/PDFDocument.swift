// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Documents of PDF, whose pages are not read: a document keeps its data.

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

open class PDFPage: NSObject, @unchecked Sendable {
  open internal(set) weak var document: PDFDocument?
  open var label: String? { nil }
  open var rotation = 0
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open private(set) var annotations: [PDFAnnotation] = []
  private let image: UIImage?
  public override init() {
    image = nil
    super.init()
  }
  public init?(image: UIImage) {
    self.image = image
  }
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    if let picture = image?.preparingThumbnail(of: size) { return picture }
    let context = CGContext(
      size: CGSize(width: max(size.width, 1), height: max(size.height, 1)), scale: 1,
      isOpaque: false)
    fill(CGRect(origin: .zero, size: size), in: context)
    return context.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
  }
  /// Draws the picture of the page, or a grey area, since pages of files are not read.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let bounds = bounds(for: box)
    if let picture = image?.cgImage {
      context.draw(picture, in: bounds)
    } else {
      fill(bounds, in: context)
    }
  }
  private func fill(_ area: CGRect, in context: CGContext) {
    context.setFillColor(UIColor.secondarySystemFill.cgColor)
    context.fill(area)
  }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
open class PDFAnnotation: NSObject, @unchecked Sendable {
  open var bounds: CGRect
  open var color = UIColor.yellow
  open var contents: String?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var type: String?
  open var url: URL?
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue
  }
}
open class PDFSelection: NSObject, @unchecked Sendable {
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
  open var color: UIColor?
  public init(document: PDFDocument) {}
}
open class PDFOutline: NSObject, @unchecked Sendable {
  open var label: String?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}

/// A document, by its data; the number of pages is that of its page objects.
open class PDFDocument: NSObject, @unchecked Sendable {
  private let data: Data
  private var pages: [PDFPage] = []
  public private(set) var documentURL: URL?
  open var documentAttributes: [AnyHashable: Any]?
  open var outlineRoot: PDFOutline?

  public override init() {
    data = Data()
    super.init()
  }
  /// Nil if the data are no PDF.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
    self.data = data
    super.init()
    let text = String(decoding: data, as: UTF8.self)
    let count = text.matches(of: #/\/Type\s*\/Page\b(?!s)/#).count
    for _ in 0..<count { insert(PDFPage(), at: pages.count) }
  }
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }
  open var pageCount: Int { pages.count }
  open var string: String? { nil }
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func unlock(withPassword password: String) -> Bool { true }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex(of: page) ?? NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
  }
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    if pages.indices.contains(indexA), pages.indices.contains(indexB) {
      pages.swapAt(indexA, indexB)
    }
  }
  open func dataRepresentation() -> Data? { data.isEmpty ? nil : data }
  @discardableResult open func write(to url: URL) -> Bool {
    (try? data.write(to: url)) != nil
  }
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] { [] }
}

/// A document on the screen: a grey area with a name.
@MainActor @preconcurrency
open class PDFView: UIView, UIViewContent {
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets.zero
  open var pageShadowsEnabled = true
  open var autoScales = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var interpolationQuality = 0
  open var isInMarkupMode = false
  open weak var delegate: (any PDFViewDelegate)?
  open var currentPage: PDFPage? { document?.page(at: 0) }
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open var documentView: UIView? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open func go(to page: PDFPage) {}
  open func go(to selection: PDFSelection) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }

  package var content: AnyView {
    AnyView(
      ContentPlaceholder(
        name: document?.documentURL?.lastPathComponent ?? "PDFView", systemImage: "doc.richtext"))
  }
}

/// The pages of a document as thumbnails: a grey area with a name.
@MainActor @preconcurrency public protocol PDFViewDelegate: NSObjectProtocol {}
@MainActor @preconcurrency
open class PDFThumbnailView: UIView, UIViewContent {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var layoutMode = PDFThumbnailLayoutMode.vertical

  package var content: AnyView { AnyView(ContentPlaceholder(name: "PDFThumbnailView")) }
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension NSNotification.Name {
  public static let PDFViewPageChanged = Self("PDFViewPageChangedNotification")
  public static let PDFViewDocumentChanged = Self("PDFViewDocumentChangedNotification")
  public static let PDFViewScaleChanged = Self("PDFViewScaleChangedNotification")
  public static let PDFViewSelectionChanged = Self("PDFViewSelectionChangedNotification")
}
