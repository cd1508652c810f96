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
  }
  /// The object that is told about the page; it is held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars' background, which the placeholder does not have.
  open var preferredBarTintColor: UIColor?
  /// The colour of the bars' buttons, which the placeholder does not have.
  open var preferredControlTintColor: UIColor?
  /// The address of the page, which is not loaded.
  public let url: URL
  /// Creates a controller of a page with the given address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil, since a page's address cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }
}

/// An object that is told when the user closes a web page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user has closed the page; it is never called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing when the page closes, unless the delegate says otherwise.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
