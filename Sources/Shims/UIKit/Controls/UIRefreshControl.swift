// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// The control of pull to refresh; outside a scroll view it is a spinner while it refreshes.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  package override var content: AnyView {
    guard isRefreshing else { return AnyView(Color.clear) }
    return AnyView(ProgressView().tint(unlessNil: shownTint))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)  // Measurements.md#scroll-refresh
  }
}
