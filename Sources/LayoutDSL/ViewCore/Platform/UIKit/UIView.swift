#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// A view, for code that shows a UIKit view in SwiftUI with `UIViewRepresentable`.
  ///
  /// It draws its background, its border and its subviews; the classes of this package draw content
  /// as well. Another class of views shows a labelled placeholder.
  @MainActor @preconcurrency
  open class UIView: UIResponder {
    /// The value of an intrinsic dimension that a view does not have.
    public static nonisolated let noIntrinsicMetric: CGFloat = -1

    /// The way in which content fits a view of another size.
    public enum ContentMode: Int, Sendable {
      /// Content is stretched to the view.
      case scaleToFill
      /// Content keeps its shape and fits into the view.
      case scaleAspectFit
      /// Content keeps its shape and fills the view.
      case scaleAspectFill
      /// Content is drawn again.
      case redraw
      /// Content keeps its size, in the middle.
      case center
      /// Content keeps its size, at the top.
      case top
      /// Content keeps its size, at the bottom.
      case bottom
      /// Content keeps its size, at the left.
      case left
      /// Content keeps its size, at the right.
      case right
      /// Content keeps its size, at the top left.
      case topLeft
      /// Content keeps its size, at the top right.
      case topRight
      /// Content keeps its size, at the bottom left.
      case bottomLeft
      /// Content keeps its size, at the bottom right.
      case bottomRight
    }

    /// The lengths that change with the superview.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt

      /// Creates a set from its bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The distance from the left.
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      /// The width.
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      /// The distance from the right.
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      /// The distance from the top.
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      /// The height.
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
      /// The distance from the bottom.
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The frame of the view in its superview, in points.
    open var frame: CGRect
    /// The colour behind the view; nil for none.
    open var backgroundColor: UIColor?
    /// The colour of interactive parts; nil for that of the superview.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor!
    /// Whether the view is hidden.
    open var isHidden = false
    /// The opacity of the view, 0…1.
    open var alpha: CGFloat = 1
    /// Whether the view hides nothing behind it.
    open var isOpaque = true
    /// Whether the content is clipped to the bounds.
    open var clipsToBounds = false
    /// Whether touches reach the view.
    open var isUserInteractionEnabled = true
    /// The way in which content fits the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// The edges and lengths that change when the superview changes its size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the frame becomes constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// A number for finding the view.
    open var tag = 0
    /// The mapping that is applied to the view.
    open var transform = CGAffineTransform.identity
    /// The appearance that the view asks for.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// An identifier for tests.
    open var accessibilityIdentifier: String?
    /// The words that assistive technology reads.
    open var accessibilityLabel: String?
    /// Whether assistive technology reads the view.
    open var isAccessibilityElement = false
    /// The layer of the view.
    public let layer = CALayer()
    /// The views in this view, from back to front.
    public private(set) var subviews: [UIView] = []
    /// The view that this one is in.
    public private(set) weak var superview: UIView?
    package var intrinsicSizeDidChange: () -> Void = {}

    /// Creates a view with a frame.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
      self.init(frame: .zero)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
      return nil
    }

    /// The bounds of the view in its own space, in points.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }

    /// The middle of the frame.
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(
          x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .current }

    /// The natural size of the content; `noIntrinsicMetric` in a dimension without one.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates the intrinsic size, so that the view is measured again.
    public func invalidateIntrinsicContentSize() {
      intrinsicSizeDidChange()
    }

    /// Returns the size that fits a size: the intrinsic one, or else the given one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
      let intrinsic = intrinsicContentSize
      return CGSize(
        width: intrinsic.width == UIView.noIntrinsicMetric ? size.width : intrinsic.width,
        height: intrinsic.height == UIView.noIntrinsicMetric ? size.height : intrinsic.height)
    }

    /// Sets the size of the frame to the size that fits it.
    open func sizeToFit() {
      frame.size = sizeThatFits(frame.size)
    }

    // MARK: Points

    /// Returns a point of another view's space, or of the window's for nil, in this view's space.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
      return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    /// Returns a point of this view's space in another view's space, or in the window's for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
      return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// Returns a rectangle of another view's space, or of the window's for nil, in this view's
    /// space.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Returns a rectangle of this view's space in another view's space, or in the window's for
    /// nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// The sum of the origins from the window to this view; transforms are left out.
    private var originInWindow: CGPoint {
      let outer = superview?.originInWindow ?? .zero
      return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }

    /// Whether a point of the view's own space is in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the frontmost view at a point, among this one and those in it; nil if there is none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
        self.point(inside: point, with: event)
      else { return nil }
      for view in subviews.reversed() {
        if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
      }
      return self
    }

    // MARK: Hierarchy

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) {
      insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place from the back.
    open func insertSubview(_ view: UIView, at index: Int) {
      view.removeFromSuperview()
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      view.superview = self
      view.didMoveToSuperview()
      intrinsicSizeDidChange()
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
      guard let superview else { return }
      superview.subviews.removeAll { $0 === self }
      self.superview = nil
    }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) {
      guard let index = subviews.firstIndex(of: view) else { return }
      subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
      guard let index = subviews.firstIndex(of: view) else { return }
      subviews.append(subviews.remove(at: index))
    }

    /// The view with a tag, among this one and those in it.
    open func viewWithTag(_ tag: Int) -> UIView? {
      self.tag == tag ? self : subviews.firstNonNil { $0.viewWithTag(tag) }
    }

    /// The view that contains this one, which is next to respond to an event.
    open override var next: UIResponder? { superview }

    /// The gesture recognizers, which receive no fingers.
    package var recognizers: [NSObject] = []

    /// Whether changes in animation blocks are animated; they never are here.
    public static var areAnimationsEnabled: Bool { animationsAreEnabled }
    private static var animationsAreEnabled = true

    /// Sets whether changes in animation blocks are animated.
    public static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

    /// Called when the view has another superview.
    open func didMoveToSuperview() {}
    /// Called when the view has another window: never.
    open func didMoveToWindow() {}
    /// Sets the frames of the subviews.
    open func layoutSubviews() {}
    /// Has no effect: views are laid out before each picture.
    open func setNeedsLayout() {}
    /// Lays out the subviews.
    open func layoutIfNeeded() { layoutSubviews() }
    /// Has no effect: views are drawn for each picture.
    open func setNeedsDisplay() {}
    /// Is not called: a view that draws shows a placeholder.
    open func draw(_ rect: CGRect) {}

    // MARK: Drawing

    /// Returns the drawing commands of the view in a rectangle, without its background.
    package func content(in rect: CGRect, environment: EnvironmentValues) -> DisplayList {
      DisplayList()
    }

    /// Returns the drawing commands of the view in a rectangle, with its background and opacity.
    package final func displayList(
      in rect: CGRect, environment: EnvironmentValues
    ) -> DisplayList {
      let opacity = alpha * CGFloat(layer.opacity)
      guard !isHidden, !layer.isHidden, opacity > 0 else { return DisplayList() }
      var list = DisplayList()
      let shape = layer.outline(in: rect)
      if let background = backgroundColor.map(Color.init(uiColor:)) ?? layer.fill {
        list.append(.fill(shape, .color(background.resolve(in: environment)), FillStyle()))
      }
      var inner = content(in: rect, environment: environment)
      frame.size = rect.size
      layoutSubviews()
      for view in subviews {
        let frame = view.frame.offsetBy(dx: rect.minX, dy: rect.minY)
        inner.items += view.displayList(in: frame, environment: environment).items
      }
      if clipsToBounds || layer.masksToBounds, !inner.isEmpty {
        list.append(.group(.clip(shape, FillStyle()), inner))
      } else {
        list.items += inner.items
      }
      list.items += layer.border(in: rect, environment: environment)
      return opacity < 1 ? DisplayList(items: [.group(.opacity(opacity), list)]) : list
    }
  }

  /// A UIKit view whose content is a view of SwiftUI.
  @MainActor package protocol UIViewContent: UIView {
    var content: AnyView { get }
  }
#endif
