// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

extension UITableView {
  /// The views above the sections, as the delegate has made them last.
  var keptHeaders: [Int: UIView] {
    get { stored([:]) }
    set { store(newValue) }
  }
  /// The views below the sections, as the delegate has made them last.
  var keptFooters: [Int: UIView] {
    get { stored([:]) }
    set { store(newValue) }
  }
  /// Returns the view that the delegate has made above a section; nil for a title.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    section < numberOfSections ? keptHeaders[section] as? UITableViewHeaderFooterView : nil
  }
  /// Returns the view that the delegate has made below a section; nil for a title.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    section < numberOfSections ? keptFooters[section] as? UITableViewHeaderFooterView : nil
  }
}

/// The header or footer of a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }
  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layoutMargins = .ofRows
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: Self.identifierOfNextView)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = Self.identifierOfNextView
    super.init(coder: coder)
    addContentView()
  }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}
