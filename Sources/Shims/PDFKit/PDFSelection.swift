// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

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
