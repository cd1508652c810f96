import SwiftUI
import SystemIntegration
import ViewCore

/// A view of UIKit that shows a tip, as `TipView` does.
@MainActor @preconcurrency
open class TipUIView: UIView, UIViewContent {
  package let content: AnyView
  /// The tip in its style, whose size does not depend on whether it is available.
  private let measured: UIHostingController<AnyView>
  /// The distance of the corners, in points; it has no effect.
  open var cornerRadius: CGFloat = 13

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - arrowEdge: The edge at which an arrow points at another view; nil for no arrow.
  ///   - actionHandler: A closure that receives the action of a tapped button.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    content = AnyView(TipView(AnyTip(tip), arrowEdge: arrowEdge, action: actionHandler))
    measured = UIHostingController(
      rootView: AnyView(
        MiniTipViewStyle().makeBody(
          configuration: TipViewStyleConfiguration(
            tip: tip, title: tip.title, message: tip.message, image: tip.image,
            actions: tip.actions, arrowEdge: nil))))
    super.init(frame: .zero)
  }

  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The size of the tip at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured.sizeThatFits(in: size) }

  /// The height of the tip at the width of the view, or at that of a phone.
  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 360
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: measured.sizeThatFits(in: CGSize(width: width, height: 10_000)).height)
  }
}

/// A cell of a collection that shows a tip.
open class TipUICollectionViewCell: UICollectionViewCell {
  private var tipView: TipUIView?
  /// The distance of the corners, in points; it has no effect.
  open var cornerRadius: CGFloat = 13

  /// Shows a tip.
  open func configureTip(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    tipView?.removeFromSuperview()
    let view = TipUIView(tip, arrowEdge: arrowEdge, actionHandler: actionHandler)
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    tipView = view
  }
}

/// A controller that presents a tip in a popover, which no screen shows.
open class TipUIPopoverViewController: UIViewController {
  private let tipView: TipUIView

  /// Creates a controller of a tip whose popover points at a view or an item of a bar.
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    tipView = TipUIView(tip, actionHandler: actionHandler)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
  }

  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the view of the tip.
  open override func loadView() { view = tipView }
}
