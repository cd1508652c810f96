// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration

// TextKit, which lays out no text here: it keeps texts and containers, and has no glyphs and no
// lines.

/// The area of a text view.
open class NSTextContainer: NSObject {
  /// The space beside the lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines, 0 for any.
  open var maximumNumberOfLines = 0
  /// The truncation of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width is that of the view, as always.
  open var widthTracksTextView = true
  /// Whether the height is that of the view, without an effect.
  open var heightTracksTextView = false
  /// The size, without an effect.
  open var size: CGSize
  /// The parts without text, without an effect.
  open var exclusionPaths: [UIBezierPath] = []
  open weak var layoutManager: NSLayoutManager?
  open weak var textLayoutManager: NSTextLayoutManager?
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }
  /// Creates a container; the archive is not read.
  public required init(coder: NSCoder) { size = .zero }
}

/// A text of TextKit.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  /// Returns nil: there are no archives of texts here.
  public required init?(coder: NSCoder) { return nil }
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }
  open override func endEditing() {
    super.endEditing()
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }
  /// Records a change, and reports it unless more changes follow.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let new = NSRange(location: editedRange.location, length: editedRange.length + delta)
    self.editedRange = self.editedMask.isEmpty ? new : NSUnionRange(self.editedRange, new)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }
  /// Reports the changes to the delegate.
  open func processEditing() {
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: change)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
    (editedMask, changeInLength) = ([], 0)
  }
  open var fixesAttributesLazily: Bool { false }
  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}

public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}
extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// The layout of a text of TextKit, which is not known: it has no glyphs.
open class NSLayoutManager: NSObject {
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let null = GlyphProperty(rawValue: 1)
    public static let controlCharacter = GlyphProperty(rawValue: 2)
    public static let elastic = GlyphProperty(rawValue: 4)
    public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
  }
  public struct ControlCharacterAction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    public static let whitespace = ControlCharacterAction(rawValue: 2)
    public static let lineBreak = ControlCharacterAction(rawValue: 16)
  }
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var textStorage: NSTextStorage?
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  open var usesFontLeading = true
  open var usesDefaultHyphenation = false
  open var limitsLayoutForSuspiciousContents = false
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var numberOfGlyphs: Int { 0 }
  open var extraLineFragmentRect: CGRect { .zero }
  open var extraLineFragmentUsedRect: CGRect { .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { nil }
  public override init() { super.init() }
  /// Creates a layout; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
  }
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) {
      textContainers.remove(at: index).layoutManager = nil
    }
  }
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { false }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange() }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    NSRange()
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { .zero }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? { textContainers.first }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {}
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {}
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {}
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
}

public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}
extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction { action }
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

extension NSMutableAttributedString {
  /// Has no effect: fonts are found and paragraphs are joined when the text is drawn.
  public func fixAttributes(in range: NSRange) {}
}

/// A picture in a text, which is not drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var fileWrapper: FileWrapper?
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true
  open var usesTextAttachmentView: Bool { false }
  open var accessibilityLabel: String?
  open class var supportsSecureCoding: Bool { true }
  public static let character = 0xFFFC
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
  public convenience override init() { self.init(data: nil, ofType: nil) }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  public convenience init(fileWrapper: FileWrapper?) {
    self.init(data: fileWrapper?.regularFileContents, ofType: nil)
    self.fileWrapper = fileWrapper
  }
  /// Returns nil: there are no archives of texts here.
  public required init?(coder: NSCoder) { return nil }
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  private nonisolated(unsafe) static var providers: [String: NSTextAttachmentViewProvider.Type] =
    [:]
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    providers[fileType]
  }
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    providers[fileType] =
      textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }
}

/// The view of an attachment, which is not drawn.
@MainActor @preconcurrency
open class NSTextAttachmentViewProvider: NSObject {
  open weak var textAttachment: NSTextAttachment?
  open weak var textLayoutManager: NSTextLayoutManager?
  public let location: any NSTextLocation
  open var view: UIView?
  open var tracksTextAttachmentViewBounds = false
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
  }
  open func loadView() {}
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect { .zero }
}

extension NSAttributedString {
  /// Creates a text of a picture, which is not drawn.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// Whether a range has attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, _ in found = found || value != nil }
    return found
  }
}
