// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class NSTextElement: NSObject {
  open weak var textContentManager: NSTextContentManager?
  open var elementRange: NSTextRange?
  open var childElements: [NSTextElement] { [] }
  open weak var parentElement: NSTextElement? { nil }
  open var isRepresentedElement: Bool { true }
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
  }
}

open class NSTextParagraph: NSTextElement {
  public let attributedString: NSAttributedString
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }
}

public protocol NSTextElementProvider: NSObjectProtocol {
  var documentRange: NSTextRange { get }
}

open class NSTextContentManager: NSObject, NSTextElementProvider {
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1)
  }
  open weak var delegate: (any NSTextContentManagerDelegate)?
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  open var primaryTextLayoutManager: NSTextLayoutManager?
  open var automaticallySynchronizesTextLayoutManagers = true
  open var hasEditingTransaction: Bool { false }
  public override init() { super.init() }
  /// Creates a manager; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
  fileprivate var length: Int { 0 }
  open var documentRange: NSTextRange { NSTextRange(checked: TextOffset(0), TextOffset(length)) }
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
  }
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
  }
  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? {
    guard let start = (location as? TextOffset)?.value, (0...length).contains(start + offset) else {
      return nil
    }
    return TextOffset(start + offset)
  }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? TextOffset)?.value ?? 0) - ((from as? TextOffset)?.value ?? 0)
  }
  open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}
  open func textElements(for range: NSTextRange) -> [NSTextElement] { [] }
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
}

open class NSTextContentStorage: NSTextContentManager {
  open var textStorage: NSTextStorage? = NSTextStorage(string: "")
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage = newValue.map { NSTextStorage(attributedString: $0) } }
  }
  open var includesTextListMarkers = false
  fileprivate override var length: Int { textStorage?.length ?? 0 }
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }
}

public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
