import Foundation

/// Views in a row or a column, for code written for UIKit.
@MainActor @preconcurrency
open class UIStackView: UIView {
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
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// Whether constraints have placed the views.
  var isLaidOutByConstraints = false

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Removes a view from the layout of the stack; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// Returns the space after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  // MARK: Layout

  private var isRow: Bool { axis == .horizontal }
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func ownSize(of view: UIView) -> CGSize {
    let fitting = view.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    let own = view.intrinsicContentSize
    // A view without a size of its own has that of its frame.
    func length(_ own: CGFloat, _ fitting: CGFloat, _ frame: CGFloat) -> CGFloat {
      own >= 0 ? own : fitting.isFinite && fitting > 0 && fitting < 1e7 ? fitting : frame
    }
    return CGSize(
      width: length(own.width, fitting.width, view.frame.width),
      height: length(own.height, fitting.height, view.frame.height))
  }

  private func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

  private var totalSpacing: CGFloat {
    shown.dropLast().reduce(0) { $0 + customSpacing(after: $1) }
  }

  /// The sum of the views' own lengths and their spaces, and the greatest breadth.
  open override var intrinsicContentSize: CGSize {
    let sizes = shown.map(ownSize)
    let own = sizes.map(length)
    let sum =
      distribution == .fillEqually
      ? (own.max() ?? 0) * CGFloat(own.count) : own.reduce(0, +)
    let along = sum + totalSpacing, across = sizes.map(breadth).max() ?? 0
    return isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Returns the intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the views.
  open override func layoutSubviews() {
    let views = shown
    guard !views.isEmpty, !isLaidOutByConstraints else { return }
    let sizes = views.map(ownSize)
    let whole = length(bounds.size)
    var lengths = sizes.map(length)
    var spaces = views.map { customSpacing(after: $0) }
    let free = whole - lengths.reduce(0, +) - totalSpacing
    switch distribution {
    case .fill: lengths[lengths.count - 1] = max(0, lengths[lengths.count - 1] + free)
    case .fillEqually:
      let each = max(0, (whole - totalSpacing) / CGFloat(views.count))
      lengths = lengths.map { _ in each }
    case .fillProportionally:
      let sum = lengths.reduce(0, +)
      let factor = sum > 0 ? max(0, whole - totalSpacing) / sum : 0
      lengths = lengths.map { $0 * factor }
    case .equalSpacing where views.count > 1:
      let each = max(spacing, (whole - lengths.reduce(0, +)) / CGFloat(views.count - 1))
      spaces = spaces.map { _ in each }
    case .equalCentering where views.count > 1:
      let first = lengths[0] / 2, last = lengths[lengths.count - 1] / 2
      let step = (whole - first - last) / CGFloat(views.count - 1)
      for index in spaces.indices.dropLast() {
        spaces[index] = max(spacing, step - lengths[index] / 2 - lengths[index + 1] / 2)
      }
    case .equalSpacing, .equalCentering: break
    }
    var position: CGFloat = 0
    for (index, view) in views.enumerated() {
      let all = breadth(bounds.size)
      let across = alignment == .fill ? all : min(all, breadth(sizes[index]))
      let offset: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: (all - across) / 2
        case .trailing, .lastBaseline: all - across
        }
      view.frame =
        isRow
        ? CGRect(x: position, y: offset, width: lengths[index], height: across)
        : CGRect(x: offset, y: position, width: across, height: lengths[index])
      position += lengths[index] + spaces[index]
    }
  }
}
