// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }

  open var constant: CGFloat = 0 { didSet { firstView?.invalidateIntrinsicContentSize() } }
  private var firstView: UIView? {
    firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView
  }
  /// Whether the constraint takes part in layout.
  ///
  /// An active constraint is kept by its first item.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let view = firstView else { return }
      if isActive {
        view.activeConstraints.append(self)
      } else {
        view.activeConstraints.removeAll { $0 === self }
      }
      view.invalidateIntrinsicContentSize()
    }
  }
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var shouldBeArchived = false
  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  /// The anchor of the first item; nil without one.
  open var firstAnchor: NSLayoutAnchor<AnyObject>? { anchor(firstItem, firstAttribute) }
  /// The anchor of the second item; nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(secondItem, secondAttribute) }
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1

  public override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    (firstItem, secondItem) = (view1 as AnyObject, view2 as AnyObject?)
    (firstAttribute, secondAttribute) = (attr1, attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
  }

  private func anchor(_ item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject>? {
    item.map { NSLayoutAnchor($0, attribute) }
  }

  /// Returns the constraints of a visual format; none for a format that cannot be read.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)?.constraints ?? []
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A line of a view or guide that constraints refer to.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private(set) weak var item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  fileprivate init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  fileprivate func constraint<Other>(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>?,
    _ multiplier: CGFloat = 1, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Returns a guide with constraints, in the view around the item.
  fileprivate func guide(_ constraints: (UILayoutGuide) -> [NSLayoutConstraint]) -> UILayoutGuide {
    let guide = UILayoutGuide()
    let view = item as? UIView
    (view?.superview ?? view ?? (item as? UILayoutGuide)?.owningView)?.addLayoutGuide(guide)
    NSLayoutConstraint.activate(constraints(guide))
    return guide
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, c) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, 0)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, 0) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, 0) }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 8 * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
  /// Returns the distance to another line: the width of a guide between them.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    guide {
      [
        $0.leadingAnchor.constraint(equalTo: self),
        $0.trailingAnchor.constraint(equalTo: otherAnchor),
      ]
    }.widthAnchor
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 8 * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
  /// Returns the distance to another line: the height of a guide between them.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    guide {
      [
        $0.topAnchor.constraint(equalTo: self), $0.bottomAnchor.constraint(equalTo: otherAnchor),
      ]
    }.heightAnchor
  }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private static let none: NSLayoutDimension? = nil

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, Self.none, 1, c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, Self.none, 1, c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, Self.none, 1, c)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}

/// An object with anchors: a view or a guide.
@MainActor @preconcurrency public protocol _AnchoredItem: AnyObject {}

extension _AnchoredItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView: _AnchoredItem {
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  public var readableContentGuide: UILayoutGuide { guide(.margins, "readable") }
  /// The lower edge of the view: there is no keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known: UIKeyboardLayoutGuide? = stored(nil)
    if let known { return known }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    store(guide as UIKeyboardLayoutGuide?)
    return guide
  }
  /// Returns a guide of the system, which the view keeps.
  func guide(_ kind: UILayoutGuide.Kind, _ name: String = "") -> UILayoutGuide {
    let key = "guide \(kind) \(name)"
    let known: UILayoutGuide? = stored(nil, key)
    if let known { return known }
    let guide = UILayoutGuide(kind, of: self)
    store(guide as UILayoutGuide?, key)
    return guide
  }
  public var layoutGuides: [UILayoutGuide] { stored([]) }
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    store(layoutGuides + [layoutGuide], "layoutGuides")
  }
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    store(layoutGuides.filter { $0 !== layoutGuide }, "layoutGuides")
  }

  /// The active constraints whose first item is the view or a guide of it.
  var activeConstraints: [NSLayoutConstraint] {
    get { stored([]) }
    set { store(newValue) }
  }

  public static nonisolated var layoutFittingCompressedSize: CGSize { .zero }
  public static nonisolated var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }
}

// Views declare these again.
extension UIAppearance where Self: UIView {
  public var constraints: [NSLayoutConstraint] { stored([], "constraints") }
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    store(self.constraints + constraints, "constraints")
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    store(self.constraints.filter { !constraints.contains($0) }, "constraints")
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    stored(defaultHuggingPriority(for: axis), "hugging\(axis)")
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    store(priority, "hugging\(axis)")
  }
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    stored(.defaultHigh, "resistance\(axis)")
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    store(priority, "resistance\(axis)")
  }
}

@MainActor @preconcurrency
open class UILayoutGuide: NSObject, _AnchoredItem {
  /// The area of a guide of the system.
  enum Kind { case safeArea, margins, content, frame, keyboard }

  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// The area of the guide; nil for a guide of the app, which has an area of its own.
  let kind: Kind?

  public override init() {
    kind = nil
    super.init()
  }
  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// The frame of a guide of the app in its view, as its constraints place it.
  var frame = CGRect.zero

  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let bounds = owningView.bounds
    switch kind {
    case .safeArea: return bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return bounds.inset(by: owningView.layoutMargins)
    case .keyboard:
      let inset = owningView.safeAreaInsets.bottom
      return CGRect(x: bounds.minX, y: bounds.maxY - inset, width: bounds.width, height: inset)
    case .content:
      let size = (owningView as? UIScrollView)?.contentSize
      return size.map { CGRect(origin: .zero, size: $0) } ?? bounds
    case .frame: return bounds
    case nil: return frame
    }
  }
}

open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}
