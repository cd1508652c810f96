import Foundation
import SystemIntegration

/// Views in a row or a column, for code written for UIKit.
///
/// `AutoLayout` places the views: its `addRows(ofStack:)` adds the equations of the stack.
@MainActor @preconcurrency
open class UIStackView: UIView, PartPlacing {
  /// The rule by which views are sized and placed along the axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack; the last one takes the remaining space or shrinks.
    case fill
    /// Views fill the stack with equal lengths.
    case fillEqually
    /// Views fill the stack in proportion to their own lengths.
    case fillProportionally
    /// Views have their own lengths, and equal spaces between them.
    case equalSpacing
    /// Views have their own lengths, and equal distances between their centers.
    case equalCentering
  }

  /// The rule by which views are sized and placed across the axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack.
    case fill
    /// Views are at the leading edge, or at the top.
    case leading
    /// The same as `leading`: first baselines are not known here.
    case firstBaseline
    /// Views are in the middle.
    case center
    /// Views are at the trailing edge, or at the bottom.
    case trailing
    /// The same as `trailing`: last baselines are not known here.
    case lastBaseline
    /// Views of a row are at the top.
    public static var top: Alignment { .leading }
    /// Views of a row are at the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The direction of the views.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The rule by which views are sized and placed along the axis.
  open var distribution = Distribution.fill
  /// The rule by which views are sized and placed across the axis.
  open var alignment = Alignment.fill
  /// The space between views, in points; with `equalSpacing`, the least space.
  open var spacing: CGFloat = 0
  /// The distance of the system.
  public static nonisolated let spacingUseSystem = CGFloat.greatestFiniteMagnitude
  /// The distance of the stack.
  public static nonisolated let spacingUseDefault = CGFloat.leastNormalMagnitude
  /// Whether the views are placed inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether spaces are measured from baselines; it has no effect.
  open var isBaselineRelativeArrangement = false
  /// The views in the stack.
  open var arrangedSubviews: [UIView] { arranged }
  private var arranged: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// Whether constraints have placed the views.
  var isLaidOutByConstraints = false

  /// Creates a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack without views; the archive is read afterwards.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Removes a view from the layout of the stack; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// Returns the space after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  // MARK: Layout

  /// The least size in which the views have their own sizes.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: nil, height: nil) ?? .zero
  }

  /// Returns the intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the views, unless the constraints of the tree have placed them.
  package func placeParts() {
    if !isLaidOutByConstraints { AutoLayout.layOut(self) }
  }
}
