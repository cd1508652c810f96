// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

/// A controller of a web page; a placeholder with the name of the class is drawn.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  public let url: URL
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}

@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
