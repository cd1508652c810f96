// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

// Printing, for which there is no printer.

@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler =
    (UIPrintInteractionController, Bool, (any Error)?) -> Void
  public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.png", "public.jpeg"] }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printPaper: UIPrintPaper? { nil }
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsNumberOfCopies = true
  open var showsPageRange = true
  open var showsPaperOrientation = true
  open var showsPaperSelectionForLoadedPapers = false
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    completion?(self, false, nil)
    return false
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  @discardableResult
  open func print(
    to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: false, completionHandler: completion) }
  open func dismiss(animated: Bool) {}
}
@MainActor @preconcurrency public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}
extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
@MainActor @preconcurrency open class UIPrinter: NSObject {
  public let url: URL
  public init(url: URL) { self.url = url }
  open var displayName: String { url.host ?? "" }
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
@MainActor @preconcurrency open class UIPrintPaper: NSObject {
  open var paperSize: CGSize { .zero }
  open var printableRect: CGRect { .zero }
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
}

/// The text or view on pages, which are not counted.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
  open weak var printPageRenderer: UIPrintPageRenderer?
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var contentInsets = UIEdgeInsets.zero
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
  open var pageCount: Int { 0 }
  public override init() { super.init() }
  open func removeFromPrintPageRenderer() {}
  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) { self.markupText = markupText }
}
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural
  public init(text: String) { self.text = text }
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    text = attributedText.string
  }
}
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView
  init(view: UIView) { self.view = view }
}
extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
@MainActor @preconcurrency open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 0 }
  open var printFormatters: [UIPrintFormatter]? = []
  public override init() { super.init() }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { printFormatters }
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its header, content and footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawHeaderForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.minY, width: printableRect.width,
        height: headerHeight))
    drawContentForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.minY + headerHeight, width: printableRect.width,
        height: max(0, printableRect.height - headerHeight - footerHeight)))
    drawFooterForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
        height: footerHeight))
  }
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
}
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?
  open var dictionaryRepresentation: [AnyHashable: Any] { ["UIPrintInfoJobNameKey": jobName] }
  public init(dictionary: [AnyHashable: Any]?) {
    jobName = dictionary?["UIPrintInfoJobNameKey"] as? String ?? ""
  }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}
