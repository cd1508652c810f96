// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

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
    self.rangeInElement = rangeInElement ?? NSTextRange(location: TextOffset(0))
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
    textContentManager?.documentRange ?? NSTextRange(location: TextOffset(0))
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
