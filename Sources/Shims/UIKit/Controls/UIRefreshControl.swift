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
  private var waiting: [CheckedContinuation<Void, Never>] = []
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() {
    isRefreshing = false
    let ended = waiting
    waiting = []
    for continuation in ended { continuation.resume() }
  }

  isolated deinit {
    for continuation in waiting { continuation.resume() }
  }

  /// Sends the event of a pull, and returns when the app ends the refreshing.
  func userPulls() async {
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  package override var content: AnyView {
    guard isRefreshing else { return AnyView(Color.clear) }
    return AnyView(ProgressView().tint(unlessNil: shownTint))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)  // Measurements.md#scroll-refresh
  }
}
