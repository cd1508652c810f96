// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Members of images that change no picture here, and symbols of the system.

extension UIImage {
  /// The words for a screen reader; an image view has its own.
  public var accessibilityLabel: String? {
    get { accessibilityTexts.label }
    set { accessibilityTexts.label = newValue }
  }
  public var accessibilityHint: String? {
    get { accessibilityTexts.hint }
    set { accessibilityTexts.hint = newValue }
  }
  public var accessibilityValue: String? {
    get { accessibilityTexts.value }
    set { accessibilityTexts.value = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { accessibilityTexts.identifier }
    set { accessibilityTexts.identifier = newValue }
  }
  public var isAccessibilityElement: Bool {
    get { accessibilityTexts.isElement }
    set { accessibilityTexts.isElement = newValue }
  }
  private var accessibilityTexts: AccessibilityTexts {
    get { objc_getAssociatedObject(self, accessibilityKey) as? AccessibilityTexts ?? .init() }
    set {
      objc_setAssociatedObject(
        self, accessibilityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  /// The image, whose edges are stretched too.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The image, whose edges are stretched too.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  /// The image, whose edges are stretched too.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage { self }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// The image, which is drawn in the same direction in every language.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The image, mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let flipped: Orientation =
      switch imageOrientation {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    return UIImage(cgImage: cgImage, scale: scale, orientation: flipped)
  }
  public var capInsets: UIEdgeInsets { .zero }
  public var resizingMode: ResizingMode { .stretch }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  public var isHighDynamicRange: Bool { false }
  public var baselineOffsetFromBottom: CGFloat? { nil }
  public var hasBaseline: Bool { false }
  public var traitCollection: UITraitCollection { .current }
  /// The data of a file in the format HEIC, which is not written here.
  public func heicData() -> Data? { nil }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image beside itself until a rectangle is full.
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
  }
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
  @preconcurrency public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingForDisplay())
  }
  @preconcurrency public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
  public class var add: UIImage { symbol("plus.circle.fill") }
  public class var remove: UIImage { symbol("minus.circle.fill") }
  public class var checkmark: UIImage { symbol("checkmark") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  public class var actions: UIImage { symbol("ellipsis.circle") }

  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }
}

extension UIImage.SymbolConfiguration {
  public enum ColorRenderingMode: Int, Sendable { case automatic, flat, gradient }
  public enum VariableValueMode: Int, Sendable { case automatic, color, draw }
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }
  public convenience init(colorRenderingMode: ColorRenderingMode) { self.init() }
  public convenience init(variableValueMode: VariableValueMode) { self.init() }
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }
  public class func preferringHierarchical() -> UIImage.SymbolConfiguration { unspecified }
  public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }
}

/// The variants of an image; it has one.
@MainActor @preconcurrency
open class UIImageAsset: NSObject {
  private var image = UIImage()
  public override init() { super.init() }
  open func image(with traitCollection: UITraitCollection) -> UIImage { image }
  open func image(with configuration: UIImage.Configuration) -> UIImage { image }
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    self.image = image
  }
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    self.image = image
  }
  open func unregister(_ traitCollection: UITraitCollection) {}
}
extension UIImage {
  @MainActor @preconcurrency public var imageAsset: UIImageAsset? {
    let asset = UIImageAsset()
    asset.register(self, with: .current)
    return asset
  }
}

extension UIColor {
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  public var ciColor: CIColor { CIColor(color: self) }
  public func withProminence(_ prominence: Prominence) -> UIColor {
    withAlphaComponent([1, 0.6, 0.3, 0.18][prominence.rawValue])
  }
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The colour: exposures above 1 are not drawn.
  public var standardDynamicRange: UIColor { self }
  public var linearExposure: CGFloat { 1 }
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { self }
}

private struct AccessibilityTexts {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var isElement = false
}
nonisolated(unsafe) private let accessibilityKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
