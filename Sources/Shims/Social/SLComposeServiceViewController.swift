// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

/// The sheet of an app that shares text; no app opens it.
open class SLComposeServiceViewController: UIViewController, SystemScreen {
  public let textView = UITextView(frame: .zero)
  open var contentText: String { textView.text ?? "" }
  open var placeholder = ""
  open var charactersRemaining: NSNumber?
  open func presentationAnimationDidFinish() {}
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func cancel() { didSelectCancel() }
  open func isContentValid() -> Bool { true }
  open func validateContent() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func configurationItems() -> [Any]! { [] }
  open func reloadConfigurationItems() {}
  open func pushConfigurationViewController(_ viewController: UIViewController) {}
  open func popConfigurationViewController() {}
  open func loadPreviewView() -> UIView? { nil }
}

@MainActor @preconcurrency
open class SLComposeSheetConfigurationItem: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var value: String!
  open var valuePending = false
  open var tapHandler: (() -> Void)?
  public override init() { super.init() }
}
