// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A bar of progress, drawn as a linear `ProgressView`.
@MainActor @preconcurrency
open class UIProgressView: UIView, UIViewContent {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package var content: AnyView {
    AnyView(
      ProgressView(value: Double(min(max(progress, 0), 1)))
        .tint(unlessNil: progressTintColor ?? shownTint))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
