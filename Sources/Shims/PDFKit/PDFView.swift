// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SystemIntegration
@_exported import UIKit
import ViewCore

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

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
