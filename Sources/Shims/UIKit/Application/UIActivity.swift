// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A service that shares items; the sheet of a picture offers none.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(system name: String) { rawValue = "com.apple.UIKit.activity." + name }
    public static let message = ActivityType(system: "Message")
    public static let mail = ActivityType(system: "Mail")
    public static let print = ActivityType(system: "Print")
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    public static let airDrop = ActivityType(system: "AirDrop")
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    public static let assignToContact = ActivityType(system: "AssignToContact")
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    public static let sharePlay = ActivityType(system: "SharePlay")
    public static let addToHomeScreen = ActivityType(system: "AddToHomeScreen")
    public static let collaborationInviteWithLink = ActivityType(
      system: "CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType(system: "CollaborationCopyLink")
  }
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(true) }
  open func activityDidFinish(_ completed: Bool) {}
}

/// An item that is made when it is shared.
@MainActor @preconcurrency
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  public let placeholderItem: Any?
  open var activityType: UIActivity.ActivityType? { nil }
  open var item: Any { placeholderItem ?? NSNull() }
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}
