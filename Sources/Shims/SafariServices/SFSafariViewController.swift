@_exported import UIKit

/// A controller of a web page; a placeholder with the name of the class is drawn.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController, SystemScreen {
  /// The settings of a web page that are fixed when its controller is made.
  public final class Configuration: NSObject {
    /// Whether the page opens as an article without its decoration; it has no effect.
    public var entersReaderIfAvailable = false
    /// Whether the bars shrink while the page scrolls; it has no effect.
    public var barCollapsingEnabled = true
    /// Returns settings with the same values.
    public override func copy() -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }
  /// The object that is told about the page; it is held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars' background, which the placeholder does not have.
  open var preferredBarTintColor: UIColor?
  /// The colour of the bars' buttons, which the placeholder does not have.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// "Done".
    case done
    /// "Close".
    case close
    /// "Cancel".
    case cancel
  }
  /// The title of the button that closes the page, which the placeholder does not have.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The settings with which the controller was made.
  open private(set) var configuration = Configuration()
  /// The address of the page, which is not loaded.
  public let url: URL
  /// Creates a controller of a page with the given address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    super.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }

  /// Creates a controller of a page, with the former setting for articles.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// The connections to addresses that are opened early.
  public final class PrewarmingToken: NSObject {
    /// Has no effect, since there are no connections.
    public func invalidate() {}
  }
  /// Opens no connections.
  @discardableResult
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  /// The data of web pages; there are none.
  public final class DataStore: NSObject, Sendable {
    /// The data of the app's pages.
    public static let `default` = DataStore()
    /// Has no effect, since there are no data.
    public func clearWebsiteData() async {}
    /// Calls the closure at once.
    public func clearWebsiteData(completionHandler completion: (() -> Void)?) { completion?() }
  }

  /// Returns nil, since a page's address cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }
}

/// An object that is told when the user closes a web page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user has closed the page; it is never called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Tells whether the first page has loaded; it is never called.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Tells that the first page has moved; it is never called.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Tells that the page opens in Safari; it is never called.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
  /// Returns the actions of the app for a page; it is never called.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Returns the actions of the system that are left out for a page; it is never called.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
}

extension SFSafariViewControllerDelegate {
  /// Does nothing when the page closes, unless the delegate says otherwise.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
  /// Returns none.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// Returns none.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
}

/// The list of pages to read later; it is not kept.
public final class SSReadingList: NSObject, @unchecked Sendable {
  /// Returns the list.
  public class func `default`() -> SSReadingList? { SSReadingList() }
  /// Whether a page can be on the list: web pages can.
  public class func supportsURL(_ URL: URL) -> Bool { URL.scheme?.hasPrefix("http") ?? false }
  /// Does nothing for web pages; other addresses throw an error.
  public func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard Self.supportsURL(URL) else { throw CocoaError(.featureUnsupported) }
  }
}
