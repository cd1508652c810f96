// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor @preconcurrency open class UIPencilInteraction: NSObject, UIInteraction {
  public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }
  @MainActor @preconcurrency open class Tap: NSObject {
    open var timestamp: TimeInterval { 0 }
    open var hoverPose: UIPencilHoverPose? { nil }
  }
  @MainActor @preconcurrency open class Squeeze: NSObject {
    open var phase: Phase { .ended }
    open var timestamp: TimeInterval { 0 }
    open var hoverPose: UIPencilHoverPose? { nil }
  }
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { false }
  public override init() { super.init() }
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

@MainActor @preconcurrency open class UIPencilHoverPose: NSObject {
  open var location: CGPoint { .zero }
  open var zOffset: CGFloat { 0 }
  open var azimuthAngle: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
}

@MainActor @preconcurrency public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
