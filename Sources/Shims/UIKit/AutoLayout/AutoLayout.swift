import Foundation
import SystemIntegration
import ViewCore

/// The layout of a tree of views by its constraints.
///
/// Each view and guide has four variables: the left and top edges in the space of the root, the
/// width and the height. A view has, in order of priority:
/// 1. its frame, if its autoresizing mask is translated (1,500);
/// 2. the active constraints of the tree, and those that a stack makes (their own priorities);
/// 3. at least its intrinsic size (its compression resistance);
/// 4. its intrinsic size (its hugging priority);
/// 5. the origin of its superview, if nothing else determines its position. The first views have it,
///    and others hang on them.
@MainActor struct AutoLayout {
  /// The variables of a view or guide.
  struct Box {
    let left: Int, top: Int, width: Int, height: Int
  }

  let root: UIView
  let isRightToLeft: Bool
  var system = LinearSystem()
  var boxes: [ObjectIdentifier: Box] = [:]
  /// The content areas of scroll views.
  private var contentBoxes: [ObjectIdentifier: Box] = [:]
  private var views: [UIView] = []
  /// The scales of views that scroll views zoom.
  private var zoomScales: [ObjectIdentifier: CGFloat] = [:]
  /// The intrinsic sizes of views; they do not depend on the pass.
  private var intrinsicSizes: [ObjectIdentifier: CGSize]
  /// The roots whose layout runs: an intrinsic size may ask for that of its tree.
  private static var running: Set<ObjectIdentifier> = []
  /// The parts of views that bars cover, which depend on their frames.
  let covered: [ObjectIdentifier: UIEdgeInsets]
  /// The views, except for the root, whose safe areas or margins place others.
  var insetViews: [UIView] = []

  /// Creates the layout of a tree; a nil length of the root is as small as its content allows.
  ///
  /// - Parameter widths: The widths for which texts have their heights; empty in the first pass.
  private init(
    _ root: UIView, width: CGFloat?, height: CGFloat?, widths: [ObjectIdentifier: CGFloat],
    intrinsicSizes: [ObjectIdentifier: CGSize], covered: [ObjectIdentifier: UIEdgeInsets]
  ) {
    self.root = root
    self.covered = covered.merging([ObjectIdentifier(root): root.safeAreaInsets]) { $1 }
    self.intrinsicSizes = intrinsicSizes
    isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    register(root)
    for view in views { addRows(of: view, widths: widths) }
    addRootRows(width: width, height: height)
    for view in views {
      for constraint in view.activeConstraints { add(constraint) }
      if let stack = view as? UIStackView { addRows(ofStack: stack) }
    }
  }

  /// Whether the tree has a view whose frame follows from constraints, or is a stack.
  static func isNeeded(by root: UIView) -> Bool {
    root is UIStackView
      || root.subviews.contains {
        !$0.isPlacedByCollection
          && (!$0.translatesAutoresizingMaskIntoConstraints || isNeeded(by: $0))
      }
  }

  /// Sets the frames of the views in a root that has its size.
  static func layOut(_ root: UIView) {
    guard root.bounds.width > 0, root.bounds.height > 0, isNeeded(by: root),
      running.insert(ObjectIdentifier(root)).inserted
    else { return }
    defer { running.remove(ObjectIdentifier(root)) }
    let (layout, values) = solved(root, width: root.bounds.width, height: root.bounds.height)
    layout.setFrames(values)
  }

  /// Returns the size of a root whose given lengths are fixed and whose other lengths are as small
  /// as possible; nil if the tree has no constraints.
  static func size(of root: UIView, width: CGFloat?, height: CGFloat?) -> CGSize? {
    guard isNeeded(by: root) else { return nil }
    let (layout, values) = solved(root, width: width, height: height)
    return layout.boxes[ObjectIdentifier(root)].map {
      CGSize(width: values[$0.width], height: values[$0.height])
    }
  }

  /// Solves once for the widths of texts that wrap and the parts of views that bars cover, and then
  /// for the heights at these widths beside these parts.
  private static func solved(
    _ root: UIView, width: CGFloat?, height: CGFloat?
  ) -> (AutoLayout, [Double]) {
    let first = AutoLayout(
      root, width: width, height: height, widths: [:], intrinsicSizes: [:], covered: [:])
    let values = first.system.solved()
    let covered = first.coveredParts(values)
    guard !covered.isEmpty || first.views.contains(where: { $0.wraps }) else {
      return (first, values)
    }
    let widths = first.boxes.mapValues { CGFloat(values[$0.width]) }
    let second = AutoLayout(
      root, width: width, height: height, widths: widths, intrinsicSizes: first.intrinsicSizes,
      covered: covered)
    return (second, second.system.solved())
  }

  /// Returns the parts of views that bars cover, if their safe areas or margins place others.
  private func coveredParts(_ values: [Double]) -> [ObjectIdentifier: UIEdgeInsets] {
    let outer = root.safeAreaInsets
    guard outer != .zero, let screen = boxes[ObjectIdentifier(root)] else { return [:] }
    return insetViews.reduce(into: [:]) { parts, view in
      guard let box = boxes[ObjectIdentifier(view)], !view.isScrolled(in: root) else { return }
      let (left, top) = (values[box.left], values[box.top])
      let right = values[screen.width] - left - values[box.width]
      let bottom = values[screen.height] - top - values[box.height]
      let own = UIEdgeInsets(
        top: max(0, outer.top - top), left: max(0, outer.left - left),
        bottom: max(0, outer.bottom - bottom), right: max(0, outer.right - right))
      if own != .zero { parts[ObjectIdentifier(view)] = own }
    }
  }

  // MARK: Rows

  private mutating func makeBox() -> Box {
    Box(
      left: system.addVariable(), top: system.addVariable(), width: system.addVariable(),
      height: system.addVariable())
  }

  private mutating func register(_ view: UIView) {
    views.append(view)
    boxes[ObjectIdentifier(view)] = makeBox()
    if let scrollView = view as? UIScrollView {
      contentBoxes[ObjectIdentifier(view)] = makeBox()
      if let zoomed = scrollView.zoomedView, zoomed.zoomedScale != 1 {
        zoomScales[ObjectIdentifier(zoomed)] = zoomed.zoomedScale
      }
    }
    for guide in view.layoutGuides { boxes[ObjectIdentifier(guide)] = makeBox() }
    // A collection lays out its cells itself, when it has placed them.
    for subview in view.subviews where !subview.isPlacedByCollection { register(subview) }
  }

  func edge(_ variable: Int) -> LinearExpression { LinearExpression(variable: variable) }

  private mutating func addRootRows(width: CGFloat?, height: CGFloat?) {
    guard let box = boxes[ObjectIdentifier(root)] else { return }
    system.addEquation(edge(box.left), priority: 2000)
    system.addEquation(edge(box.top), priority: 2000)
    if width == nil || height == nil, !(root is UIStackView) {
      addIntrinsicSize(of: root, box, width: width)
    }
    for (variable, length) in [(box.width, width), (box.height, height)] {
      // A length that is not given is as small as possible: `fittingSizeLevel`.
      system.addEquation(
        edge(variable) - LinearExpression(length ?? 0), priority: length == nil ? 50 : 2000)
      system.addInequality(edge(variable))
    }
  }

  private mutating func addRows(of view: UIView, widths: [ObjectIdentifier: CGFloat]) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    if let content = contentBoxes[ObjectIdentifier(view)] {
      system.addEquation(edge(content.left) - edge(box.left), priority: 1500)
      system.addEquation(edge(content.top) - edge(box.top), priority: 1500)
    }
    for guide in view.layoutGuides {
      guard let own = boxes[ObjectIdentifier(guide)] else { continue }
      system.addInequality(edge(own.width))
      system.addInequality(edge(own.height))
    }
    guard view !== root, let parent = view.superview,
      let outer = contentBoxes[ObjectIdentifier(parent)] ?? boxes[ObjectIdentifier(parent)]
    else { return }
    system.addInequality(edge(box.width))
    system.addInequality(edge(box.height))
    system.addDefault(edge(box.left) - edge(outer.left))
    system.addDefault(edge(box.top) - edge(outer.top))
    if view.translatesAutoresizingMaskIntoConstraints, !view.isArranged {
      var frame = view.unmovedFrame
      if zoomScales[ObjectIdentifier(view)] != nil { frame.origin = view.frame.origin }
      for (own, start, length) in [
        (edge(box.left), edge(outer.left), frame.minX),
        (edge(box.top), edge(outer.top), frame.minY),
        (edge(box.width), LinearExpression(), frame.width),
        (edge(box.height), LinearExpression(), frame.height),
      ] {
        system.addEquation(own - start - LinearExpression(length), priority: 1500)
      }
    } else if !(view is UIStackView) {
      addIntrinsicSize(of: view, box, width: widths[ObjectIdentifier(view)])
    }
  }

  private mutating func addIntrinsicSize(of view: UIView, _ box: Box, width: CGFloat?) {
    var size = intrinsicSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
    intrinsicSizes[ObjectIdentifier(view)] = size
    if let width, width > 0, size.height > 0, view.wraps, width < size.width {
      size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    for (axis, variable, length) in [
      (NSLayoutConstraint.Axis.horizontal, box.width, size.width),
      (.vertical, box.height, size.height),
    ] where length >= 0 {
      let difference = edge(variable) - LinearExpression(length)
      system.addEquation(
        difference, priority: view.contentHuggingPriority(for: axis).rawValue)
      system.addInequality(
        difference, priority: view.contentCompressionResistancePriority(for: axis).rawValue)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    noteInsets(of: constraint.firstItem, constraint.firstAttribute)
    noteInsets(of: constraint.secondItem, constraint.secondAttribute)
    guard
      let first = expression(
        constraint.firstItem, constraint.firstAttribute, beside: constraint.secondItem)
    else { return }
    var difference = first - LinearExpression(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = expression(
          constraint.secondItem, constraint.secondAttribute, beside: constraint.firstItem)
      else { return }
      difference.add(second, times: -constraint.multiplier)
    }
    let priority = constraint.priority.rawValue
    switch constraint.relation {
    case .equal: system.addEquation(difference, priority: priority)
    case .greaterThanOrEqual: system.addInequality(difference, priority: priority)
    case .lessThanOrEqual: system.addInequality(difference * -1, priority: priority)
    }
  }

  /// Notes the view of an item whose place depends on the parts of it that bars cover.
  private mutating func noteInsets(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) {
    let guide = item as? UILayoutGuide
    let view = guide?.owningView ?? item as? UIView
    let depends =
      [.safeArea, .margins, .keyboard].contains(guide?.kind) || guide == nil && attribute.isMargin
    if depends, let view, view !== root { insetViews.append(view) }
  }

  /// Returns the line or length of an item; nil for an item outside the tree.
  ///
  /// The edges of a scroll view are those of its content for the views in it.
  private func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> LinearExpression? {
    let guide = item as? UILayoutGuide
    guard let view = guide?.owningView ?? item as? UIView else { return nil }
    let isContent =
      guide?.kind == .content
      || guide == nil && ((other as? UIView)?.isDescendant(of: view) ?? false) && other !== view
    let isLength = attribute == .width || attribute == .height
    let key =
      guide.flatMap { $0.kind == nil ? ObjectIdentifier($0) : nil } ?? ObjectIdentifier(view)
    guard
      let box = (isContent && (!isLength || guide != nil) ? contentBoxes[key] : nil) ?? boxes[key]
    else { return nil }
    let covered = self.covered[ObjectIdentifier(view)] ?? .zero
    let insets: UIEdgeInsets =
      switch guide?.kind {
      case .margins: view.margins(covered: covered)
      case .safeArea: covered
      // The keyboard is below the screen, and its guide at the end of the safe area.
      case .keyboard: UIEdgeInsets(top: -covered.bottom, left: 0, bottom: 0, right: 0)
      default: attribute.isMargin ? view.margins(covered: covered) : .zero
      }
    let scale = zoomScale(of: view, beside: other)
    func x(_ share: Double, _ offset: CGFloat) -> LinearExpression {
      edge(box.left) + edge(box.width) * (share * scale) + LinearExpression(offset)
    }
    func y(_ share: Double, _ offset: CGFloat) -> LinearExpression {
      edge(box.top) + edge(box.height) * (share * scale) + LinearExpression(offset)
    }
    switch attribute {
    case .left, .leftMargin: return x(0, insets.left)
    case .right, .rightMargin: return x(1, -insets.right)
    case .leading, .leadingMargin: return isRightToLeft ? x(1, -insets.right) : x(0, insets.left)
    case .trailing, .trailingMargin: return isRightToLeft ? x(0, insets.left) : x(1, -insets.right)
    case .top, .topMargin: return y(guide?.kind == .keyboard ? 1 : 0, insets.top)
    case .bottom, .bottomMargin: return y(1, -insets.bottom)
    case .centerX, .centerXWithinMargins: return x(0.5, (insets.left - insets.right) / 2)
    case .centerY, .centerYWithinMargins: return y(0.5, (insets.top - insets.bottom) / 2)
    case .width: return edge(box.width) - LinearExpression(insets.left + insets.right)
    case .height: return edge(box.height) - LinearExpression(insets.top + insets.bottom)
    case .firstBaseline, .lastBaseline:
      guard let font = view.baselineFont else { return y(1, 0) }
      // Text of several lines fills its view, a line is in the middle.
      if view.wraps {
        return attribute == .firstBaseline ? y(0, font.ascender) : y(1, font.descender)
      }
      let height = view.intrinsicContentSize.height
      return attribute == .firstBaseline
        ? y(0.5, font.ascender - height / 2) : y(0.5, height / 2 + font.descender)
    case .notAnAttribute: return nil
    }
  }

  /// The scale of a zoomed view for an item outside of it; 1 for the items in it.
  private func zoomScale(of view: UIView, beside other: AnyObject?) -> Double {
    guard let scale = zoomScales[ObjectIdentifier(view)] else { return 1 }
    let other = (other as? UILayoutGuide)?.owningView ?? other as? UIView
    return other?.isDescendant(of: view) ?? true ? 1 : scale
  }

  // MARK: Frames

  private func setFrames(_ values: [Double]) {
    for view in views {
      guard let outer = boxes[ObjectIdentifier(view)] else { continue }
      for guide in view.layoutGuides {
        guard let box = boxes[ObjectIdentifier(guide)] else { continue }
        guide.frame = CGRect(
          x: values[box.left] - values[outer.left], y: values[box.top] - values[outer.top],
          width: values[box.width], height: values[box.height])
      }
    }
    for view in views where view !== root {
      guard let box = boxes[ObjectIdentifier(view)], let parent = view.superview,
        let outer = contentBoxes[ObjectIdentifier(parent)] ?? boxes[ObjectIdentifier(parent)]
      else { continue }
      (parent as? UIStackView)?.isLaidOutByConstraints = true
      if view.translatesAutoresizingMaskIntoConstraints, !view.isArranged { continue }
      let origin = CGPoint(
        x: values[box.left] - values[outer.left], y: values[box.top] - values[outer.top])
      let frame = CGRect(
        x: origin.x, y: origin.y, width: max(values[box.width], 0),
        height: max(values[box.height], 0))
      if view.unmovedFrame != frame { parent.layer.setNeedsLayout() }
      view.unmovedFrame = frame
      if zoomScales[ObjectIdentifier(view)] != nil { view.moveFrame(to: origin) }
    }
    for case let view as UIScrollView in views {
      guard let box = contentBoxes[ObjectIdentifier(view)] else { continue }
      let size = CGSize(width: values[box.width], height: values[box.height])
      if size.width > 0 || size.height > 0 { view.contentSize = size }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension UIView {
  /// Whether the view is in the content of a scroll view, which reaches below bars.
  fileprivate func isScrolled(in root: UIView) -> Bool {
    sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== root }
      .contains { $0 is UIScrollView }
  }

  /// Whether a collection places the view, or the views in it.
  fileprivate var isPlacedByCollection: Bool {
    self is SectionScrollView
      || self is UICollectionReusableView
        && (superview is UICollectionView || superview is SectionScrollView)
  }

  /// Moves the view so that its transformed frame begins at a point.
  fileprivate func moveFrame(to origin: CGPoint) {
    let own = frame.origin
    center = CGPoint(x: center.x + origin.x - own.x, y: center.y + origin.y - own.y)
  }

  /// Whether a stack places the view.
  fileprivate var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains(self) ?? false
  }

  /// Whether the height depends on the width.
  fileprivate var wraps: Bool {
    switch self {
    case let label as UILabel: label.numberOfLines != 1
    case is UITextView, is UIHostingView: true
    default: false
    }
  }

  /// The font whose baseline constraints refer to; nil for a view without text.
  fileprivate var baselineFont: UIFont? {
    switch self {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleLabel?.font
    default: nil
    }
  }
}

extension UIEdgeInsets {
  /// The margins of the content of a row.
  ///
  /// Measurements.md#list-row-insets
  @MainActor static var ofRows: UIEdgeInsets {
    let side = UIScreen.sideMargin(in: UIScreen.main.bounds.width)
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}

extension UIView: ConstraintLayout {
  package func margins(covered: UIEdgeInsets) -> UIEdgeInsets {
    var margins = ownLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if let controller = controller as? UIViewController {
      // The system manages the margins of the view of a controller.
      margins = ownLayoutMargins ?? .zero
      if controller.viewRespectsSystemMinimumLayoutMargins {
        let least = controller.systemMinimumLayoutMargins
        margins.left = max(margins.left, least.leading)
        margins.right = max(margins.right, least.trailing)
      }
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return UIEdgeInsets(
      top: margins.top + covered.top, left: margins.left + covered.left,
      bottom: margins.bottom + covered.bottom, right: margins.right + covered.right)
  }

  package func layOutByConstraints() {
    var root: UIView = self
    while let outer = root.superview { root = outer }
    AutoLayout.layOut(root)
  }

  package func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
    AutoLayout.size(of: self, width: width, height: height)
  }
}
