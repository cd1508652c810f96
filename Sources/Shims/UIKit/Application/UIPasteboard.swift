import Foundation

/// The pasteboard of the app, which starts empty and is never the computer's clipboard.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date until which the items are kept.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether other devices do not get the items.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// A kind of text that a pasteboard can find.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address on the web.
    public static let probableWebURL = DetectionPattern(rawValue: "probableWebURL")
    /// Words to search for.
    public static let probableWebSearch = DetectionPattern(rawValue: "probableWebSearch")
    /// A number.
    public static let number = DetectionPattern(rawValue: "number")
    /// An address of mail.
    public static let emailAddress = DetectionPattern(rawValue: "emailAddress")
    /// A link.
    public static let link = DetectionPattern(rawValue: "link")
    /// A number of a telephone.
    public static let phoneNumber = DetectionPattern(rawValue: "phoneNumber")
  }

  /// The pasteboard.
  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [:]

  /// The name of the pasteboard.
  public let name: Name
  /// The items: values by their types.
  open var items: [[String: Any]] = [] {
    didSet { changeCount += 1 }
  }
  /// The number of changes.
  open private(set) var changeCount = 0
  /// Whether the pasteboard outlives the app: never.
  open var isPersistent: Bool { false }

  private init(_ name: Name) { self.name = name }

  /// Returns the pasteboard of a name; nil if there is none and `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    if let known = Self.named[pasteboardName] { items = known.items }
    Self.named[pasteboardName] = self
  }

  /// Returns a pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }
  /// Removes the pasteboard of a name.
  open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  private static let textTypes = ["public.utf8-plain-text", "public.text", "public.plain-text"]

  private func values<Value>(of type: Value.Type, _ pasteboardType: String) -> [Value] {
    items.compactMap { item in
      item[pasteboardType] as? Value ?? item.values.firstNonNil { $0 as? Value }
    }
  }
  private func setValues(_ values: [Any]?, _ pasteboardType: String) {
    items = (values ?? []).map { [pasteboardType: $0] }
  }

  /// The text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  open var strings: [String]? {
    get {
      let texts = values(of: String.self, Self.textTypes[0])
      return texts.isEmpty ? nil : texts
    }
    set { setValues(newValue, Self.textTypes[0]) }
  }
  /// The address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses.
  open var urls: [URL]? {
    get {
      let urls = values(of: URL.self, "public.url")
      return urls.isEmpty ? nil : urls
    }
    set { setValues(newValue, "public.url") }
  }
  /// The image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images.
  open var images: [UIImage]? {
    get {
      let images = values(of: UIImage.self, "public.image")
      return images.isEmpty ? nil : images
    }
    set { setValues(newValue, "public.image") }
  }
  /// The colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours.
  open var colors: [UIColor]? {
    get {
      let colors = values(of: UIColor.self, "com.apple.uikit.color")
      return colors.isEmpty ? nil : colors
    }
    set { setValues(newValue, "com.apple.uikit.color") }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether an item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Sets the items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// The providers of the items: none.
  open var itemProviders: [NSItemProvider] = []
  /// Sets the providers of the items.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    self.itemProviders = itemProviders
  }

  /// Stores a value for a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Returns the value for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.firstNonNil { $0[pasteboardType] }
  }
  /// Stores data for a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  /// Returns the data of a type; nil if there are none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Calls a function with the kinds of text that are found: those of addresses alone.
  open func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    completionHandler(.success(patterns.intersection(hasURLs ? [.probableWebURL, .link] : [])))
  }
  /// Returns the kinds of text that are found: those of addresses alone.
  open func detectPatterns(
    for patterns: Set<DetectionPattern>
  ) async throws -> Set<DetectionPattern> {
    patterns.intersection(hasURLs ? [.probableWebURL, .link] : [])
  }

  /// The notification of a change.
  public static nonisolated let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// The notification of a removed pasteboard.
  public static nonisolated let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The types of texts.
  public static nonisolated let typeListString = [
    "public.utf8-plain-text", "public.text", "public.plain-text",
  ]
  /// The types of addresses.
  public static nonisolated let typeListURL = ["public.url"]
  /// The types of images.
  public static nonisolated let typeListImage = ["public.png", "public.jpeg", "public.image"]
  /// The types of colours.
  public static nonisolated let typeListColor = ["com.apple.uikit.color"]
}

/// The types that a responder takes from a pasteboard.
@MainActor @preconcurrency open class UIPasteConfiguration: NSObject {
  /// The types.
  open var acceptableTypeIdentifiers: [String]
  /// Creates a configuration of some types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
  /// Creates a configuration of the types that a class reads.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: [])
  }
  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// The button that pastes; a grey area with a name.
@MainActor @preconcurrency open class UIPasteControl: UIControl {
  /// The content of the button.
  public enum DisplayMode: UInt, Sendable {
    /// A symbol and a text.
    case iconAndLabel
    /// A symbol.
    case iconOnly
    /// A text.
    case labelOnly
  }
  /// The appearance of the button.
  @MainActor @preconcurrency public final class Configuration: NSObject {
    /// The content.
    public var displayMode = DisplayMode.iconAndLabel
    /// The shape of the corners.
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content.
    public var baseBackgroundColor: UIColor?
    /// Creates the appearance of the system.
    public override init() { super.init() }
  }
  /// The appearance.
  public let configuration: Configuration
  /// The responder that receives what is pasted.
  open weak var target: (any UIPasteConfigurationSupporting)?
  /// Creates a button.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }
}

/// An object that takes items of a pasteboard.
@MainActor @preconcurrency public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that it takes.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}
extension UIResponder: UIPasteConfigurationSupporting {}
