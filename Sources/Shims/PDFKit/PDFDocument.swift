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
  open var displaysAnnotations = true
  open var numberOfCharacters: Int { 0 }
  open var dataRepresentation: Data? { nil }
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
  open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
  open func characterBounds(at index: Int) -> CGRect { .zero }
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
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
  open weak var page: PDFPage?
  open var border: PDFBorder?
  open var interiorColor: UIColor?
  open var backgroundColor: UIColor?
  open var action: PDFAction?
  open var destination: PDFDestination?
  open var userName: String?
  open var modificationDate: Date?
  open var iconType = PDFTextAnnotationIconType.note
  open var alignment = NSTextAlignment.natural
  open var shouldDisplay = true
  open var shouldPrint = true
  open var isHighlighted = false
  open var isReadOnly = false
  open var popup: PDFAnnotation?
  open private(set) var paths: [UIBezierPath]?
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
  open var quadrilateralPoints: [NSValue]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var startLineStyle = PDFLineStyle.none
  open var endLineStyle = PDFLineStyle.none
  open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
  open var widgetStringValue: String?
  open var widgetDefaultStringValue: String?
  open var widgetControlType = PDFWidgetControlType.unknownControl
  open var buttonWidgetState = PDFWidgetCellState.offState
  open var buttonWidgetStateString = ""
  open var fieldName: String?
  open var caption: String?
  open var choices: [String]?
  open var values: [String]?
  open var isMultiline = false
  open var maximumLength = 0
  open var hasComb = false
  private var entries: [PDFAnnotationKey: Any] = [:]
  open var annotationKeyValues: [AnyHashable: Any] { entries }
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    entries[key] = value
    return true
  }
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { entries[key] }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { entries[key] = nil }
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue
  }
}
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let border = Self(rawValue: "/Border")
  public static let color = Self(rawValue: "/C")
  public static let contents = Self(rawValue: "/Contents")
  public static let date = Self(rawValue: "/M")
  public static let flags = Self(rawValue: "/F")
  public static let name = Self(rawValue: "/NM")
  public static let rect = Self(rawValue: "/Rect")
  public static let subtype = Self(rawValue: "/Subtype")
  public static let textLabel = Self(rawValue: "/T")
  public static let quadPoints = Self(rawValue: "/QuadPoints")
  public static let inklist = Self(rawValue: "/InkList")
  public static let widgetValue = Self(rawValue: "/V")
}
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let button = Self(rawValue: "/Btn")
  public static let choice = Self(rawValue: "/Ch")
  public static let signature = Self(rawValue: "/Sig")
  public static let text = Self(rawValue: "/Tx")
}
public enum PDFTextAnnotationIconType: Int, Sendable {
  case comment, key, note, help, newParagraph, paragraph, insert
}
public enum PDFLineStyle: Int, Sendable {
  case none, square, circle, diamond, openArrow, closedArrow
}
public enum PDFWidgetControlType: Int, Sendable {
  case unknownControl = -1
  case pushButtonControl, radioButtonControl, checkBoxControl
}
public enum PDFWidgetCellState: Int, Sendable {
  case mixedState = -1
  case offState, onState
}
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
open class PDFBorder: NSObject, @unchecked Sendable {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
  public override init() { super.init() }
}
open class PDFAction: NSObject, @unchecked Sendable {
  open var type: String { "" }
}
open class PDFActionURL: PDFAction, @unchecked Sendable {
  open var url: URL?
  public init(url: URL) { self.url = url }
  open override var type: String { "URI" }
}
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  open var destination: PDFDestination
  public init(destination: PDFDestination) { self.destination = destination }
  open override var type: String { "GoTo" }
}
open class PDFDestination: NSObject, @unchecked Sendable {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 1
  public init(page: PDFPage, at point: CGPoint) {
    self.point = point
    super.init()
    self.page = page
  }
}
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = Self(rawValue: "Title")
  public static let authorAttribute = Self(rawValue: "Author")
  public static let subjectAttribute = Self(rawValue: "Subject")
  public static let creatorAttribute = Self(rawValue: "Creator")
  public static let producerAttribute = Self(rawValue: "Producer")
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  public static let modificationDateAttribute = Self(rawValue: "ModDate")
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let ownerPasswordOption = Self(rawValue: "OwnerPassword")
  public static let userPasswordOption = Self(rawValue: "UserPassword")
  public static let accessPermissionsOption = Self(rawValue: "AccessPermissions")
  public static let burnInAnnotationsOption = Self(rawValue: "BurnInAnnotations")
}
public protocol PDFDocumentDelegate: NSObjectProtocol {
  func documentDidEndDocumentFind(_ notification: Notification)
  func documentDidFindMatch(_ notification: Notification)
  func didMatchString(_ instance: PDFSelection)
  func classForPage() -> AnyClass
}
extension PDFDocumentDelegate {
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  public func documentDidFindMatch(_ notification: Notification) {}
  public func didMatchString(_ instance: PDFSelection) {}
  public func classForPage() -> AnyClass { PDFPage.self }
}
open class PDFSelection: NSObject, @unchecked Sendable {
  open var attributedString: NSAttributedString? { nil }
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func add(_ selection: PDFSelection) {}
  open func extend(atEnd succeed: Int) {}
  open func extend(atStart precede: Int) {}
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
  open var color: UIColor?
  public init(document: PDFDocument) {}
}
open class PDFOutline: NSObject, @unchecked Sendable {
  open var label: String?
  private var children: [PDFOutline] = []
  open private(set) weak var parent: PDFOutline?
  open weak var document: PDFDocument?
  open var destination: PDFDestination?
  open var action: PDFAction?
  open var isOpen = false
  open var index: Int { parent?.children.firstIndex(of: self) ?? 0 }
  open var numberOfChildren: Int { children.count }
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  public override init() { super.init() }
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
  open weak var delegate: (any PDFDocumentDelegate)?
  open var majorVersion: Int { 1 }
  open var minorVersion: Int { 4 }
  open var isFinding: Bool { false }
  open var selectionForEntireDocument: PDFSelection? { nil }
  open var pageClass: AnyClass { PDFPage.self }
  open func cancelFindString() {}
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
  open func beginFindStrings(
    _ strings: [String], withOptions options: NSString.CompareOptions = []
  ) {}
  open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
  @discardableResult open func write(toFile path: String) -> Bool {
    write(to: URL(fileURLWithPath: path))
  }
  @discardableResult open func write(
    to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?
  ) -> Bool { write(to: url) }
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
  open var interpolationQuality = PDFInterpolationQuality.low
  open var enableDataDetectors = false
  open var isFindInteractionEnabled = false
  open var isUsingPageViewController: Bool { false }
  open var displaysAsBook = false
  open var displaysRTL = false
  open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
  open var visiblePages: [PDFPage] { document?.page(at: 0).map { [$0] } ?? [] }
  open var currentDestination: PDFDestination? { nil }
  open var canGoToFirstPage: Bool { false }
  open var canGoToLastPage: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var canZoomIn: Bool { false }
  open var canZoomOut: Bool { false }
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open func go(to destination: PDFDestination) {}
  open func go(to rect: CGRect, on page: PDFPage) {}
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  open func clearSelection() { currentSelection = nil }
  open func scrollSelectionToVisible(_ sender: Any?) {}
  open func layoutDocumentView() {}
  open func annotationsChanged(on page: PDFPage) {}
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
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
@MainActor @preconcurrency public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewParentViewController() -> UIViewController?
  func pdfViewPerformFind(_ sender: PDFView)
  func pdfViewPerformGo(toPage sender: PDFView)
}
extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewParentViewController() -> UIViewController? { nil }
  public func pdfViewPerformFind(_ sender: PDFView) {}
  public func pdfViewPerformGo(toPage sender: PDFView) {}
}
@MainActor @preconcurrency public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
  func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
  func pdfView(
    _ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}
extension PDFPageOverlayViewProvider {
  public func pdfView(
    _ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage
  ) {}
  public func pdfView(
    _ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage
  ) {}
}
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }
/// The pages of a document in small; a placeholder is drawn.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView, UIViewContent {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { nil }
  open var layoutMode = PDFThumbnailLayoutMode.vertical

  package var content: AnyView { AnyView(ContentPlaceholder(name: "PDFThumbnailView")) }
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

extension NSNotification.Name {
  public static let PDFViewPageChanged = Self("PDFViewPageChangedNotification")
  public static let PDFViewDocumentChanged = Self("PDFViewDocumentChangedNotification")
  public static let PDFViewScaleChanged = Self("PDFViewScaleChangedNotification")
  public static let PDFViewVisiblePagesChanged = Self("PDFViewVisiblePagesChangedNotification")
  public static let PDFViewAnnotationHit = Self("PDFViewAnnotationHitNotification")
  public static let PDFViewDisplayModeChanged = Self("PDFViewDisplayModeChangedNotification")
  public static let PDFDocumentDidBeginFind = Self("PDFDocumentDidBeginFindNotification")
  public static let PDFDocumentDidEndFind = Self("PDFDocumentDidEndFindNotification")
  public static let PDFDocumentDidFindMatch = Self("PDFDocumentDidFindMatchNotification")
  public static let PDFViewSelectionChanged = Self("PDFViewSelectionChangedNotification")
}
