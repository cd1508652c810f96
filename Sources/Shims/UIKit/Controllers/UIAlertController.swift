// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  /// The block of the action.
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert or a sheet of actions, which is shown when it is presented.
@MainActor @preconcurrency
open class UIAlertController: UIViewController, SystemScreen {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open var severity = UIAlertControllerSeverity.default
  public let preferredStyle: Style
  public override init(nibName: String?, bundle: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibName, bundle: bundle)
  }
  open var preferredAction: UIAlertAction?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  public required init?(coder: NSCoder) { return nil }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
