// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration

/// An action of a swipe over a row, before contextual actions.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static let destructive = Style.default
  }
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
  public convenience override init() {
    self.init(style: .default, title: nil) { _, _ in }
  }

  /// The action for a row as a contextual one.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal, title: title
    ) { [self] _, _, done in
      handler(self, indexPath)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
