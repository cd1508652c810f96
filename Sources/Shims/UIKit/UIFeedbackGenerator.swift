import Foundation

/// A generator of haptics, which no picture shows; it counts them.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// The number of haptics that were generated.
  package private(set) static var count = 0

  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Has no effect.
  open func prepare() {}

  fileprivate final func note() { Self.count += 1 }
}

/// A generator of haptics for a collision.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of a collision.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Creates a generator of medium collisions.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Creates a generator of collisions of a weight.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Counts a haptic.
  public func impactOccurred() { note() }
  /// Counts a haptic.
  public func impactOccurred(intensity: CGFloat) { note() }
}

/// A generator of haptics for a result.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Counts a haptic.
  public func notificationOccurred(_ notificationType: FeedbackType) { note() }
}

/// A generator of haptics for a change of selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Counts a haptic.
  public func selectionChanged() { note() }
}

/// The pasteboard of the app, which starts empty and is never the computer's clipboard.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The pasteboard.
  public static let general = UIPasteboard()

  /// The text.
  open var string: String?
  /// The texts.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The address.
  open var url: URL?
  /// The image.
  open var image: UIImage?
  /// The colour.
  open var color: UIColor?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  private var values: [String: Any] = [:]

  /// Stores a value for a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    values[pasteboardType] = value
    if let text = value as? String { string = text }
  }

  /// Returns the value for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { values[pasteboardType] }

  /// Stores data for a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    values[pasteboardType] = data
  }
}
