// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Menus, which keep their elements and are not shown.

@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// The closure of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a menu or a control.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open var selectedImage: UIImage?
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  open private(set) var sender: Any?
  let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
  /// An action that would open the camera, which there is not.
  open class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: Identifier?
  ) -> UIAction {
    UIAction(
      title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier
    ) { _ in }
  }
}

open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let about = Identifier("com.apple.menu.about")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let services = Identifier("com.apple.menu.services")
    public static let hide = Identifier("com.apple.menu.hide")
    public static let quit = Identifier("com.apple.menu.quit")
    public static let newScene = Identifier("com.apple.menu.newScene")
    public static let open = Identifier("com.apple.menu.open")
    public static let openRecent = Identifier("com.apple.menu.openRecent")
    public static let close = Identifier("com.apple.menu.close")
    public static let print = Identifier("com.apple.menu.print")
    public static let document = Identifier("com.apple.menu.document")
    public static let undoRedo = Identifier("com.apple.menu.undoRedo")
    public static let standardEdit = Identifier("com.apple.menu.standardEdit")
    public static let find = Identifier("com.apple.menu.find")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let share = Identifier("com.apple.menu.share")
    public static let textStyle = Identifier("com.apple.menu.textStyle")
    public static let spelling = Identifier("com.apple.menu.spelling")
    public static let format = Identifier("com.apple.menu.format")
    public static let font = Identifier("com.apple.menu.font")
    public static let textSize = Identifier("com.apple.menu.textSize")
    public static let textColor = Identifier("com.apple.menu.textColor")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimizeAndZoom")
    public static let bringAllToFront = Identifier("com.apple.menu.bringAllToFront")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let learn = Identifier("com.apple.menu.learn")
    public static let root = Identifier("com.apple.menu.root")
    public static let alignment = Identifier("com.apple.menu.alignment")
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    public static let quickLook = Identifier("com.apple.menu.quicklook")
    public static let text = Identifier("com.apple.menu.text")
    public static let autoFill = Identifier("com.apple.menu.autofill")
    public static let transformations = Identifier("com.apple.menu.transformations")
    public static let speech = Identifier("com.apple.menu.speech")
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    public static let openInNewWindow = Identifier("com.apple.menu.open-in-new-window")
    public static let newItem = Identifier("com.apple.menu.new-item")
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize: ElementSize
  open var displayPreferences: UIMenuDisplayPreferences?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

open class UIDeferredMenuElement: UIMenuElement {
  /// The function that makes the elements.
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

@MainActor @preconcurrency open class UIMenuDisplayPreferences: NSObject {
  open var maximumNumberOfTitleLines = 0
  public override init() { super.init() }
}
