// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

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
