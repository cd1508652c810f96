import ViewCore

#if os(Linux) || !canImport(UIKit)
  import CoreGraphics
  import Foundation
  #if canImport(CInitializers)
    import CInitializers
  #endif

  /// A view, for code that shows a UIKit view in SwiftUI with `UIViewRepresentable`.
  ///
  /// It draws its background, its border and its subviews; the classes of this package draw content
  /// as well. Another class of views shows a labelled placeholder.
  @MainActor @preconcurrency
  open class UIView: UIResponder {
    /// The value of an intrinsic dimension that a view does not have.
    public static nonisolated let noIntrinsicMetric: CGFloat = -1

    /// Called before a property changes that animations move; nil outside of their closures.
    package static var willChange: ((UIView) -> Void)?
    /// The frame of the view in its superview, in points: that of the layer.
    open var frame: CGRect {
      get { layer.frame }
      set {
        UIView.willChange?(self)
        let old = layer.bounds.size
        layer.frame = newValue
        if layer.bounds.size != old { resizeSubviews(from: old) }
      }
    }
    /// The colour behind the view; nil for none.
    open var backgroundColor: UIColor? {
      willSet { UIView.willChange?(self) }
    }
    /// Whether the view draws its own colour; a row draws that of its cell.
    package final var drawsBackgroundColor = true
    /// The colour of interactive parts: that of the superview, or else the accent colour, until it
    /// is set; nil sets it back.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
      get {
        ownTintColor ?? superview?.tintColor ?? (controller as? any TintedResponder)?.outerTint
          ?? .tintColor
      }
      set {
        ownTintColor = newValue
        notifyOfTintColor()
      }
    }
    /// The colour of interactive parts that was set; nil for that of the superview.
    package private(set) var ownTintColor: UIColor?
    private func notifyOfTintColor() {
      tintColorDidChange()
      for view in subviews where view.ownTintColor == nil { view.notifyOfTintColor() }
    }
    /// Whether the view is hidden.
    open var isHidden = false {
      didSet { if isHidden != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The opacity of the view, 0…1: that of the layer.
    open var alpha: CGFloat {
      get { Float(ownAlpha) == layer.opacity ? ownAlpha : CGFloat(layer.opacity) }
      set {
        UIView.willChange?(self)
        ownAlpha = newValue
        layer.opacity = Float(newValue)
      }
    }
    /// The opacity that was set, in the precision of a view.
    private var ownAlpha: CGFloat = 1
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
    /// The distances of the margins from the edges, in points, with the parts that bars cover.
    open var layoutMargins: UIEdgeInsets {
      get { (self as? any ConstraintLayout)?.margins(covered: safeAreaInsets) ?? .zero }
      set { ownLayoutMargins = newValue }
    }
    /// The margins that were set, without the parts that bars cover; nil for those of the system.
    package private(set) var ownLayoutMargins: UIEdgeInsets?
    /// The distances of the margins in the direction of the language, in points, without the parts
    /// that bars cover.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get {
        let margins = (self as? any ConstraintLayout)?.margins(covered: .zero) ?? .zero
        return NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
      }
      set {
        layoutMargins = UIEdgeInsets(
          top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
          right: newValue.trailing)
      }
    }
    /// The parts of the view that bars cover, in points.
    open var safeAreaInsets: UIEdgeInsets {
      (self as? any ConstraintLayout)?.coveredSafeArea ?? .zero
    }
    /// The meaning of the view for the direction of the interface.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The dimming of the tint.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// Whether the view receives several fingers.
    open var isMultipleTouchEnabled = false
    /// Whether other views receive no touches while this one does.
    open var isExclusiveTouch = false
    /// Whether the context is cleared before the view is drawn.
    open var clearsContextBeforeDrawing = true
    /// Pixels per point.
    open var contentScaleFactor: CGFloat {
      get { ownScaleFactor ?? UITraitCollection.current.displayScale }
      set { ownScaleFactor = newValue }
    }
    private var ownScaleFactor: CGFloat?
    /// Whether a remote control or keyboard can move to the view.
    open var canBecomeFocused: Bool { false }
    /// Whether the view is the one to which a remote control or keyboard has moved: never.
    open var isFocused: Bool { false }
    /// The mapping that is applied to the view, around the anchor point of its layer.
    open var transform: CGAffineTransform {
      get { layer.affineTransform() }
      set {
        UIView.willChange?(self)
        layer.setAffineTransform(newValue)
      }
    }
    /// The mapping of space that is applied to the view.
    open var transform3D: CATransform3D {
      get { layer.transform }
      set {
        UIView.willChange?(self)
        layer.transform = newValue
      }
    }
    /// A view whose opacity masks this one; nil for none.
    open var mask: UIView?
    /// The appearance that the view asks for.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// An identifier for tests.
    open var accessibilityIdentifier: String?
    /// The words that assistive technology reads.
    open var accessibilityLabel: String?
    /// Whether assistive technology reads the view.
    open var isAccessibilityElement = false
    /// The value that assistive technology reads.
    open var accessibilityValue: String?
    /// The effect of using the view, as assistive technology reads it.
    open var accessibilityHint: String?
    /// The traits of the view for assistive technology.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Whether assistive technology reads nothing in the view.
    open var accessibilityElementsHidden = false
    /// The parts of the view that assistive technology reads.
    open var accessibilityElements: [Any]?
    /// Whether assistive technology reads only this view.
    open var accessibilityViewIsModal = false
    /// Called for the gesture that activates the view: never.
    open func accessibilityActivate() -> Bool { false }
    /// Called for the gesture that increases the value: never.
    open func accessibilityIncrement() {}
    /// Called for the gesture that decreases the value: never.
    open func accessibilityDecrement() {}
    /// Called for the gesture that leaves the view: never.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called for a tap with two fingers: never.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called for a gesture that scrolls: never.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// The frame for assistive technology, in points of the screen; the view's own unless it is
    /// set.
    open var accessibilityFrame: CGRect {
      get { ownAccessibilityFrame ?? frame }
      set { ownAccessibilityFrame = newValue }
    }
    private var ownAccessibilityFrame: CGRect?
    /// The point that assistive technology taps; the middle unless it is set.
    open var accessibilityActivationPoint: CGPoint {
      get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
      set { ownActivationPoint = newValue }
    }
    private var ownActivationPoint: CGPoint?
    /// Whether the parts of the view are read together.
    open var shouldGroupAccessibilityChildren = false
    /// The language in which the view is read; nil for that of the system.
    open var accessibilityLanguage: String?
    /// Whether the colours stay when the user inverts those of the screen.
    open var accessibilityIgnoresInvertColors = false
    /// Whether the user can interact with the view, for assistive technology.
    open var accessibilityRespondsToUserInteraction = true
    /// The number of parts that assistive technology reads.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns a part that assistive technology reads.
    open func accessibilityElement(at index: Int) -> Any? {
      accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of a part that assistive technology reads.
    open func index(ofAccessibilityElement element: Any) -> Int {
      accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// The layer of the view.
    public private(set) lazy var layer: CALayer = {
      let layer = Self.makeLayer()
      layer.owner = self
      layer.delegate = self
      return layer
    }()
    /// The views in this view, from back to front.
    public private(set) var subviews: [UIView] = []
    /// The view that this one is in.
    public private(set) weak var superview: UIView?
    package var intrinsicSizeDidChange: () -> Void = {}
    /// Called before the view lays out its subviews: by its controller.
    package var willLayoutSubviews: () -> Void = {}
    /// Called after the view has laid out its subviews.
    package var didLayoutSubviews: () -> Void = {}

    /// Creates a view with a frame.
    public init(frame: CGRect) {
      super.init()
      LayerCommit.request()
      layer.frame = frame
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
      self.init(frame: .zero)
    }

    /// Creates a view with an empty frame; the archive is read afterwards.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// The class of the layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Makes a layer of the class, as Objective-C's runtime does.
    private static func makeLayer() -> CALayer {
      #if canImport(CInitializers)
        let type: AnyClass = layerClass
        guard type != CALayer.self, type is CALayer.Type else { return CALayer() }
        let pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return Unmanaged<CALayer>.fromOpaque(layoutdsl_make_object(pointer)).takeRetainedValue()
      #else
        return CALayer()
      #endif
    }

    /// The bounds of the view in its own space, in points.
    open var bounds: CGRect {
      get { layer.bounds }
      set {
        UIView.willChange?(self)
        let old = layer.bounds.size
        layer.bounds = newValue
        if newValue.size != old { resizeSubviews(from: old) }
      }
    }

    /// The point of the superview where the anchor point of the layer is: the middle.
    open var center: CGPoint {
      get { layer.position }
      set {
        UIView.willChange?(self)
        layer.position = newValue
      }
    }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .current }
    /// Called when the traits have changed: never.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The natural size of the content; `noIntrinsicMetric` in a dimension without one.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates the intrinsic size, so that the tree of the view is measured and drawn again.
    open func invalidateIntrinsicContentSize() {
      // The runtime reports a call from another thread where it checks the closure's isolation.
      sequence(first: self, next: \.superview).forEach {
        $0.layer.setNeedsLayout()
        $0.intrinsicSizeDidChange()
      }
    }

    /// The insets of the content within the rectangle that constraints refer to; they have no
    /// effect.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the rectangle that constraints refer to, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
      let insets = alignmentRectInsets
      return CGRect(
        x: frame.minX + insets.left, y: frame.minY + insets.top,
        width: frame.width - insets.left - insets.right,
        height: frame.height - insets.top - insets.bottom)
    }

    /// Returns the frame for a rectangle that constraints refer to.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      let insets = alignmentRectInsets
      return CGRect(
        x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
        width: alignmentRect.width + insets.left + insets.right,
        height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose first baseline is this view's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is this view's.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the size that fits a size: the intrinsic one, or else the given one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
      let intrinsic = intrinsicContentSize
      return CGSize(
        width: intrinsic.width == UIView.noIntrinsicMetric ? size.width : intrinsic.width,
        height: intrinsic.height == UIView.noIntrinsicMetric ? size.height : intrinsic.height)
    }

    /// Sets the size of the frame to the size that fits it.
    open func sizeToFit() {
      setDrawnSize(sizeThatFits(bounds.size))
    }

    // MARK: Points

    /// Returns a point of another view's space, or of the window's for nil, in this view's space.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      point.applying(mapping(to: view).inverted())
    }

    /// Returns a point of this view's space in another view's space, or in the window's for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      point.applying(mapping(to: view))
    }

    /// Returns a rectangle of another view's space, or of the window's for nil, in this view's
    /// space.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      rect.applying(mapping(to: view).inverted())
    }

    /// Returns a rectangle of this view's space in another view's space, or in the window's for
    /// nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      rect.applying(mapping(to: view))
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

    /// Adds a view at a place from the back; a view that contains this one stays where it is.
    open func insertSubview(_ view: UIView, at index: Int) {
      // The view of a controller with a collection is the collection itself.
      guard !isDescendant(of: view) else { return }
      view.willMove(toSuperview: self)
      view.leaveSuperview()
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      view.superview = self
      layer.setNeedsLayout()
      didAddSubview(view)
      view.didMoveToSuperview()
      view.didMoveToWindow()
      intrinsicSizeDidChange()
    }

    /// Adds a view in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
      insertSubview(view, at: (subviews.firstIndex(of: siblingSubview) ?? subviews.count - 1) + 1)
    }

    /// Adds a view behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
    }

    /// Lets two views change places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
      subviews.swapAt(index1, index2)
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
      guard superview != nil else { return }
      willMove(toSuperview: nil)
      leaveSuperview()
      didMoveToSuperview()
    }

    private func leaveSuperview() {
      guard let superview else { return }
      superview.willRemoveSubview(self)
      superview.subviews.removeAll { $0 === self }
      superview.layer.setNeedsLayout()
      self.superview = nil
    }

    /// Whether the view is in another one, or is that one.
    open func isDescendant(of view: UIView) -> Bool {
      sequence(first: self, next: \.superview).contains { $0 === view }
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

    /// The controller of the view, or the view that contains it: the next to respond to an event.
    open override var next: UIResponder? { controller ?? superview }
    /// The controller of the view.
    package weak var controller: UIResponder?

    /// The gesture recognizers.
    package var recognizers: [NSObject] = []

    /// Whether changes in animation blocks are animated.
    public static var areAnimationsEnabled: Bool { animationsAreEnabled }
    private static var animationsAreEnabled = true

    /// Sets whether changes in animation blocks are animated.
    public static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

    /// Called before the view has another superview; nil for none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view has another superview.
    open func didMoveToSuperview() {}
    /// Called when the view has another superview.
    open func didMoveToWindow() {}
    /// Called when a view is added to this one.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a view is removed from this one.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the colour of interactive parts has been set, here or in a superview.
    open func tintColorDidChange() {}
    /// Called when the insets that bars cover have changed: never.
    open func safeAreaInsetsDidChange() {}
    /// Called when the margins have changed: never.
    open func layoutMarginsDidChange() {}
    /// Whether the view needs constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Sets the constraints of the view.
    open func updateConstraints() {}
    /// Lets the constraints be updated before the next picture.
    open func setNeedsUpdateConstraints() { needsConstraints = true }
    /// Whether `updateConstraints()` will be called.
    open func needsUpdateConstraints() -> Bool { needsConstraints }
    /// Updates the constraints, unless nothing has changed.
    open func updateConstraintsIfNeeded() {
      guard needsConstraints else { return }
      needsConstraints = false
      updateConstraints()
    }
    private var needsConstraints = true
    /// Sets properties before layout.
    open func updateProperties() {}
    /// Has the properties set before the next picture.
    open func setNeedsUpdateProperties() { needsProperties = true }
    /// Sets the properties, unless nothing has changed.
    open func updatePropertiesIfNeeded() {
      guard needsProperties else { return }
      needsProperties = false
      updateProperties()
    }
    private var needsProperties = true
    /// Sets the frames of the subviews.
    ///
    /// Called before the first frame, and before the next one after the bounds, the subviews, the
    /// safe area or an intrinsic size in the view has changed.
    open func layoutSubviews() {}
    /// Lets the subviews be laid out before the next picture.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out the subviews, by their constraints first.
    open func layoutIfNeeded() {
      updatePropertiesIfNeeded()
      (self as? any ConstraintLayout)?.layOutByConstraints()
      layOutSubviews()
    }
    /// Lays out the layer and with it the subviews if that is needed, unless it runs: it may ask for
    /// a layout of its own view.
    package final func layOutSubviews() {
      if controller != nil {
        let insets = safeAreaInsets
        if insets != laidOutInsets { layer.setNeedsLayout() }
        laidOutInsets = insets
      }
      layer.layOut(after: { (self as? any PartPlacing)?.placeParts() }) {
        willLayoutSubviews()
        layer.layoutSublayers()
        didLayoutSubviews()
      }
    }
    /// The safe area of the last layout of the view of a controller.
    private var laidOutInsets = UIEdgeInsets.zero
    /// Lays out the subviews.
    open func layoutSublayers(of layer: CALayer) {
      if layer === self.layer { layoutSubviews() }
    }
    /// Lets the view draw itself again before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Lets the view draw itself again before the next frame, all of it.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Draws the view into the current context.
    ///
    /// Called before the view is shown for the first time, and before the next frame after
    /// `setNeedsDisplay()`, a change of the traits, or one of the size if the content mode is
    /// `redraw`.
    open func draw(_ rect: CGRect) {}
    /// Draws the content of the layer: that of the view, in the current context.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
      if layer === self.layer { draw(bounds) }
    }
    /// Called before the content of the layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Sets the content of the layer.
    open func display(_ layer: CALayer) {}
    /// Returns nil: changes of the properties of a view are not animated by themselves.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    /// Returns the least size that the constraints of the subviews allow; without constraints, the
    /// size that fits a size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      (self as? any ConstraintLayout)?.fittingSize(width: nil, height: nil)
        ?? sizeThatFits(targetSize)
    }

    /// Returns the least size that the constraints allow, where a required priority keeps a length
    /// of the given size.
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let width = horizontalFittingPriority == .required ? targetSize.width : nil
      let height = verticalFittingPriority == .required ? targetSize.height : nil
      let fitting =
        (self as? any ConstraintLayout)?.fittingSize(width: width, height: height)
        ?? systemLayoutSizeFitting(targetSize)
      return CGSize(width: width ?? fitting.width, height: height ?? fitting.height)
    }

    // MARK: Drawing

    /// Returns the drawing commands of the view in a rectangle, without its background.
    package func content(in rect: CGRect, environment: EnvironmentValues) -> DisplayList {
      DisplayList()
    }
  }

  // Layers are drawn on the main actor, which the protocol does not say.
  extension UIView: @preconcurrency CALayerDelegate {}
#endif
