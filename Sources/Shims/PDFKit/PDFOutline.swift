// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

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
