// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import UIKit

// The screen of a car, which is not connected: templates keep their values and are never shown.

@MainActor @preconcurrency
open class CPTemplate: NSObject {
  open var userInfo: Any?
  open var tabTitle: String?
  open var tabImage: UIImage?
  open var showsTabBadge = false
}
@MainActor @preconcurrency public protocol CPBarButtonProviding: AnyObject {
  var leadingNavigationBarButtons: [CPBarButton] { get set }
  var trailingNavigationBarButtons: [CPBarButton] { get set }
  var backButton: CPBarButton? { get set }
}

@MainActor @preconcurrency
open class CPButton: NSObject {
  public let image: UIImage?
  open var title: String?
  open var isEnabled = true
  public let handler: ((CPButton) -> Void)?
  public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
    (self.image, self.handler) = (image, handler)
  }
}
public enum CPBarButtonType: UInt, Sendable { case text, image }
public enum CPBarButtonStyle: Int, Sendable { case none, rounded }
public typealias CPBarButtonHandler = @MainActor (CPBarButton) -> Void
@MainActor @preconcurrency
open class CPBarButton: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var buttonStyle = CPBarButtonStyle.none
  public let handler: CPBarButtonHandler?
  public init(title: String, handler: CPBarButtonHandler? = nil) {
    (self.title, self.handler) = (title, handler)
  }
  public init(image: UIImage, handler: CPBarButtonHandler? = nil) {
    (self.image, self.handler) = (image, handler)
  }
}

public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }
@MainActor @preconcurrency public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
  var isEnabled: Bool { get set }
}
@MainActor @preconcurrency public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}
@MainActor @preconcurrency
open class CPListItem: NSObject, CPSelectableListItem {
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isEnabled = true
  open var isExplicitContent = false
  open var isPlaying = false
  open var playbackProgress: CGFloat = 0
  open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
  public init(
    text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
    accessoryType: CPListItemAccessoryType = .none
  ) {
    (self.text, self.detailText) = (text, detailText)
    (self.image, self.accessoryImage, self.accessoryType) = (image, accessoryImage, accessoryType)
  }
  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}
@MainActor @preconcurrency
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open class var maximumImageSize: CGSize { CGSize(width: 60, height: 60) }
  open var text: String?
  open private(set) var gridImages: [UIImage]
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isEnabled = true
  public init(text: String?, images: [UIImage]) { (self.text, gridImages) = (text, images) }
  public init(text: String, images: [UIImage], imageTitles: [String]) {
    (self.text, gridImages) = (text, images)
  }
  open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}
@MainActor @preconcurrency
open class CPListSection: NSObject {
  public let items: [any CPListTemplateItem]
  public let header: String?
  public let sectionIndexTitle: String?
  open var headerSubtitle: String?
  public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
    (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
  }
  public convenience init(items: [any CPListTemplateItem]) {
    self.init(items: items, header: nil, sectionIndexTitle: nil)
  }
}
@MainActor @preconcurrency
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
  open class var maximumItemCount: Int { 500 }
  open class var maximumSectionCount: Int { 500 }
  public let title: String?
  open private(set) var sections: [CPListSection]
  open weak var delegate: (any CPListTemplateDelegate)?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
  open var sectionCount: Int { sections.count }
  public init(title: String?, sections: [CPListSection]) {
    (self.title, self.sections) = (title, sections)
  }
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}
@MainActor @preconcurrency public protocol CPListTemplateDelegate: NSObjectProtocol {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem,
    completionHandler: @escaping () -> Void)
}

@MainActor @preconcurrency
open class CPGridButton: NSObject {
  open var titleVariants: [String]
  open var image: UIImage
  open var isEnabled = true
  public let handler: ((CPGridButton) -> Void)?
  public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
    (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
  }
}
@MainActor @preconcurrency
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
  open private(set) var title: String?
  open private(set) var gridButtons: [CPGridButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  public init(title: String?, gridButtons: [CPGridButton]) {
    (self.title, self.gridButtons) = (title, gridButtons)
  }
  open func updateTitle(_ title: String) { self.title = title }
  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
}
/// The number of buttons in a grid.
public let CPGridTemplateMaximumItems = 8

@MainActor @preconcurrency
open class CPTabBarTemplate: CPTemplate {
  open class var maximumTabCount: Int { 5 }
  open private(set) var templates: [CPTemplate]
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  open private(set) var selectedTemplate: CPTemplate?
  public init(templates: [CPTemplate]) {
    self.templates = templates
    selectedTemplate = templates.first
  }
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
  open func select(_ newTemplate: CPTemplate) { selectedTemplate = newTemplate }
}
@MainActor @preconcurrency public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

@MainActor @preconcurrency
open class CPAlertAction: NSObject {
  public enum Style: UInt, Sendable { case `default`, cancel, destructive }
  public let title: String
  public let style: Style
  public let handler: (CPAlertAction) -> Void
  public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
@MainActor @preconcurrency
open class CPAlertTemplate: CPTemplate {
  public let titleVariants: [String]
  public let actions: [CPAlertAction]
  public init(titleVariants: [String], actions: [CPAlertAction]) {
    (self.titleVariants, self.actions) = (titleVariants, actions)
  }
}
@MainActor @preconcurrency
open class CPActionSheetTemplate: CPTemplate {
  public let title: String?
  public let message: String?
  public let actions: [CPAlertAction]
  public init(title: String?, message: String?, actions: [CPAlertAction]) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }
}

public enum CPInformationTemplateLayout: Int, Sendable { case leading, twoColumn }
@MainActor @preconcurrency
open class CPInformationItem: NSObject {
  public let title: String?
  public let detail: String?
  public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
public enum CPTextButtonStyle: Int, Sendable { case normal, cancel, confirm }
@MainActor @preconcurrency
open class CPTextButton: NSObject {
  open var title: String
  open var textStyle: CPTextButtonStyle
  public let handler: ((CPTextButton) -> Void)?
  public init(
    title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil
  ) {
    (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
  }
}
@MainActor @preconcurrency
open class CPInformationTemplate: CPTemplate {
  open var title: String
  public let layout: CPInformationTemplateLayout
  open var items: [CPInformationItem]
  open var actions: [CPTextButton]
  public init(
    title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem],
    actions: [CPTextButton]
  ) {
    (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
  }
}

@MainActor @preconcurrency
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  public let handler: ((CPNowPlayingButton) -> Void)?
  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
open class CPNowPlayingImageButton: CPNowPlayingButton {
  public let image: UIImage?
  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}
@MainActor @preconcurrency
open class CPNowPlayingTemplate: CPTemplate {
  public static let shared = CPNowPlayingTemplate()
  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open var isUpNextButtonEnabled = false
  open var upNextTitle = ""
  open var isAlbumArtistButtonEnabled = false
  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
    self.nowPlayingButtons = nowPlayingButtons
  }
  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}
@MainActor @preconcurrency public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(
    _ nowPlayingTemplate: CPNowPlayingTemplate
  ) {}
}
