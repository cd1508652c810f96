// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// TextKit 2, which lays out no text here: a layout has no fragments.

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place, counted in UTF-16.
private final class Offset: NSObject, NSTextLocation {
  let value: Int
  init(_ value: Int) { self.value = value }
  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? Offset)?.value else { return .orderedSame }
    return value < other ? .orderedAscending : value == other ? .orderedSame : .orderedDescending
  }
}

open class NSTextRange: NSObject {
  public let location: any NSTextLocation
  public let endLocation: any NSTextLocation
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
  }
  public convenience init(location: any NSTextLocation) {
    self.init(checked: location, location)
  }
  fileprivate init(checked location: any NSTextLocation, _ endLocation: any NSTextLocation) {
    (self.location, self.endLocation) = (location, endLocation)
  }
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  open func intersects(_ textRange: NSTextRange) -> Bool {
    contains(textRange.location) || textRange.contains(location)
  }
}

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
  open var documentRange: NSTextRange { NSTextRange(checked: Offset(0), Offset(length)) }
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
    guard let start = (location as? Offset)?.value, (0...length).contains(start + offset) else {
      return nil
    }
    return Offset(start + offset)
  }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    ((to as? Offset)?.value ?? 0) - ((from as? Offset)?.value ?? 0)
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

open class NSTextLineFragment: NSObject {
  public let attributedString: NSAttributedString
  public let characterRange: NSRange
  open var typographicBounds: CGRect { .zero }
  open var glyphOrigin: CGPoint { .zero }
  public init(attributedString: NSAttributedString, range: NSRange) {
    (self.attributedString, characterRange) = (attributedString, range)
  }
  open func draw(at point: CGPoint, in context: CGContext) {}
  open func characterIndex(for point: CGPoint) -> Int { characterRange.location }
  open func locationForCharacter(at index: Int) -> CGPoint { .zero }
}

open class NSTextLayoutFragment: NSObject {
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1)
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }
  public enum State: UInt, Sendable {
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }
  open weak var textLayoutManager: NSTextLayoutManager?
  open weak var textElement: NSTextElement?
  public let rangeInElement: NSTextRange
  open var textLineFragments: [NSTextLineFragment] { [] }
  open var state: State { .none }
  open var layoutFragmentFrame: CGRect { .zero }
  open var renderingSurfaceBounds: CGRect { .zero }
  open var leadingPadding: CGFloat { 0 }
  open var trailingPadding: CGFloat { 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement = rangeInElement ?? NSTextRange(location: Offset(0))
  }
  /// Returns nil: there are no archives of texts here.
  public required init?(coder: NSCoder) { return nil }
  open func draw(at point: CGPoint, in context: CGContext) {}
  open func invalidateLayout() {}
}

open class NSTextLayoutManager: NSObject {
  public enum SegmentType: Int, Sendable { case standard, selection, highlight }
  public struct SegmentOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
    public static let headSegmentExtended = SegmentOptions(rawValue: 4)
    public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
    public static let upstreamAffinity = SegmentOptions(rawValue: 16)
  }
  open weak var delegate: (any NSTextLayoutManagerDelegate)?
  open var textContainer: NSTextContainer? {
    didSet { textContainer?.textLayoutManager = self }
  }
  open internal(set) weak var textContentManager: NSTextContentManager?
  open var usesFontLeading = true
  open var usesHyphenation = false
  open var limitsLayoutForSuspiciousContents = false
  open var usageBoundsForTextContainer: CGRect { .zero }
  open var textSelections: [NSTextSelection] = []
  open lazy var textSelectionNavigation = NSTextSelectionNavigation()
  public private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(location: Offset(0))
  }
  public override init() { super.init() }
  /// Creates a layout; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }
  open func ensureLayout(for range: NSTextRange) {}
  open func ensureLayout(for bounds: CGRect) {}
  open func invalidateLayout(for range: NSTextRange) {}
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { nil }
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? { nil }
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? { nil }
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {}
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {}
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {}
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) {}
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {}
}

public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}
extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: nil) }
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool { true }
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { defaultAttributes }
}

open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open weak var textLayoutManager: NSTextLayoutManager?
  open var viewportBounds: CGRect { .zero }
  open var viewportRange: NSTextRange? { nil }
  public init(textLayoutManager: NSTextLayoutManager) { self.textLayoutManager = textLayoutManager }
  open func layoutViewport() {}
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect
  func textViewportLayoutController(
    _ controller: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController)
  func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController)
}
extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(
    _ controller: NSTextViewportLayoutController
  ) {}
  public func textViewportLayoutControllerDidLayout(
    _ controller: NSTextViewportLayoutController
  ) {}
}

open class NSTextSelection: NSObject {
  public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }
  public enum Affinity: Int, Sendable { case upstream, downstream }
  public let textRanges: [NSTextRange]
  public let affinity: Affinity
  public let granularity: Granularity
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
  }
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }
}
open class NSTextSelectionNavigation: NSObject {}
