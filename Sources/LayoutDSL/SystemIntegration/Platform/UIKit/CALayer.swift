import ViewCore

#if os(Linux) || !canImport(QuartzCore)
  import CoreGraphics
  import Foundation

  /// A colour of a layer: `CGColor` of the module CoreGraphics.
  package protocol LayerColor {
    var layerColor: Color { get }
  }

  /// A path of a layer: `CGPath` of the module CoreGraphics.
  package protocol LayerPath {
    var layerPath: Path { get }
  }

  /// The corners of a layer, for code written for UIKit.
  public struct CACornerMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }

  /// The shape of rounded corners of a layer, for code written for UIKit.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A smoother curve.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }

  /// The placement of a layer's content in its bounds, for code written for UIKit.
  public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a way of fitting by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Content keeps its size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Content keeps its size, at the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Content keeps its size, at the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Content keeps its size, at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Content keeps its size, at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Content is stretched to the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Content keeps its shape and fits into the layer.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Content keeps its shape and fills the layer.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  }

  /// The filter with which a layer scales its content.
  public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String
    /// Creates a filter with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// The mean of four pixels, weighted by their distances.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The mean of pixels of two sizes of the content.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
  }

  /// A layer, for code written for UIKit.
  ///
  /// Its colour, border, corners, content, sublayers, mask, shadow, opacity and transform are
  /// drawn, with the animations of properties at the time of the picture.
  open class CALayer: NSObject {
    /// The size of the layer, and the origin of its space, in points.
    open var bounds = CGRect.zero {
      didSet { if bounds != oldValue { setNeedsLayout() } }
    }
    /// The place of the anchor point in the superlayer, in points.
    open var position = CGPoint.zero
    /// The point that the position and the transform refer to, in fractions of the bounds.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The depth of the anchor point; it has no effect.
    open var anchorPointZ: CGFloat = 0
    /// The order among the layers beside it.
    open var zPosition: CGFloat = 0
    /// The mapping that is applied to the layer.
    open var transform = CATransform3DIdentity
    /// The mapping of the sublayers; it has no effect.
    open var sublayerTransform = CATransform3DIdentity
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The filters of the content; they have no effect, as Apple documents for iOS.
    open var filters: [Any]?
    /// The filters of what is behind the layer; they have no effect.
    open var backgroundFilters: [Any]?
    /// The filter that blends the layer with what is behind it; it has no effect.
    open var compositingFilter: Any?
    /// The shape of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The filter for content that is drawn smaller; it has no effect.
    open var minificationFilter = CALayerContentsFilter.linear
    /// The filter for content that is drawn larger; it has no effect.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// The width of the border inside the edges, in points.
    open var borderWidth: CGFloat = 0
    /// Whether the content is clipped to the corners.
    open var masksToBounds = false
    /// The opacity, 0…1.
    open var opacity: Float = 1
    /// Whether the layer is hidden.
    open var isHidden = false
    /// Whether the layer hides nothing behind it.
    open var isOpaque = false
    /// Whether the back of the layer is drawn; it always is.
    open var isDoubleSided = true
    /// Whether the space of the layer is upside down; it has no effect.
    open var isGeometryFlipped = false
    /// A picture, such as a `CGImage`; nil for none.
    open var contents: Any?
    /// The placement of the picture in the layer.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels of the picture per point.
    open var contentsScale: CGFloat = 1
    /// The part of the picture that is shown, in fractions of it; it has no effect.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the picture that is stretched, in fractions of it; it has no effect.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// A layer whose opacity masks this one; nil for none.
    open var mask: CALayer?
    /// The radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The opacity of the shadow, 0…1.
    open var shadowOpacity: Float = 0
    /// The distance of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Whether the layer is drawn as a picture; it has no effect.
    open var shouldRasterize = false
    /// Pixels per point of that picture; it has no effect.
    open var rasterizationScale: CGFloat = 1
    /// Whether edges are smooth; they always are.
    open var allowsEdgeAntialiasing = false
    /// Whether the opacity is that of the whole layer; it always is.
    open var allowsGroupOpacity = true
    /// Whether content is drawn on another thread; it has no effect.
    open var drawsAsynchronously = false
    /// Whether a change of the size draws the content again; it has no effect.
    open var needsDisplayOnBoundsChange = false
    /// The name of the layer.
    open var name: String?
    /// The speed of the animations; they are not drawn.
    open var speed: Float = 1
    /// The time at which the animations begin; they are not drawn.
    open var beginTime: TimeInterval = 0
    /// The time that the animations have run; they are not drawn.
    open var timeOffset: TimeInterval = 0
    /// The time of an animation of the layer itself, in seconds; it is not drawn.
    open var duration: TimeInterval = 0
    /// The number of times that the layer's own animation runs; it is not drawn.
    open var repeatCount: Float = 0
    /// The time for which the layer's own animation runs again, in seconds; it is not drawn.
    open var repeatDuration: TimeInterval = 0
    /// Whether the layer's own animation runs back; it is not drawn.
    open var autoreverses = false
    /// The bias of the smaller pictures of `trilinear`; it has no effect.
    open var minificationFilterBias: Float = 0
    /// Whether content may be brighter than white; it is not.
    open var wantsExtendedDynamicRangeContent = false
    /// The look before and after the layer's own animation, as a type of another module.
    package var ownFillMode = "removed"
    /// The format of the stored content, as a type of another module.
    package var ownContentsFormat = "RGBA8"
    /// The edges that are smooth, as a type of another module.
    package var smoothEdges: UInt32 = 15
    /// The actions for changes of properties, as objects of another module.
    package var ownActions: [String: AnyObject]?
    /// Values for the actions of the layer.
    open var style: [AnyHashable: Any]?
    /// The layer that this one is in.
    public private(set) weak var superlayer: CALayer?
    /// The view whose layer this is.
    weak var owner: UIView?
    /// The animations by their keys, in order.
    package var animations: [(key: String, animation: NSObject)] = []
    /// The object that is asked for the content and the layout of the layer: its view.
    open weak var delegate: (any CALayerDelegate)?
    /// The path of the shadow, which has the type of another module.
    package var shadowShape: (any LayerPath)?
    /// The colours, which have the type of another module.
    package var backgroundFill: (any LayerColor)?
    /// The background of an animation, while it is drawn.
    package var animatedFill: (any LayerColor)?
    package var borderInk: (any LayerColor)?
    package var shadowInk: (any LayerColor)?
    private var layers: [CALayer] = []
    /// The drawing of the view of the layer; nil if it has to draw.
    package var storedContent: StoredContent?

    /// Creates a layer.
    public override init() {
      super.init()
    }

    /// Creates a copy of a layer for an animation.
    public init(layer: Any) {
      super.init()
      guard let layer = layer as? CALayer else { return }
      (bounds, position, transform) = (layer.bounds, layer.position, layer.transform)
    }

    /// Creates a layer; there are no archives here.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// The frame of the layer in its superlayer, in points: the box around the layer, with the
    /// transform.
    open var frame: CGRect {
      get {
        let box = CGRect(
          x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
        return box.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
      }
      set {
        let map = affineTransform()
        if map.isIdentity || map.a * map.d == map.b * map.c {
          bounds.size = newValue.size
          position = CGPoint(
            x: newValue.minX + anchorPoint.x * newValue.width,
            y: newValue.minY + anchorPoint.y * newValue.height)
        } else {
          // The transformed box fills the frame.
          bounds.size =
            CGRect(origin: .zero, size: newValue.size).applying(map.inverted()).size
          let own = frame
          position.x += newValue.minX - own.minX
          position.y += newValue.minY - own.minY
        }
      }
    }

    /// The mapping of the plane that is applied to the layer; the identity for one of space.
    open func affineTransform() -> CGAffineTransform {
      guard CATransform3DIsAffine(transform) else { return .identity }
      return CATransform3DGetAffineTransform(transform)
    }

    /// Sets the mapping of the plane that is applied to the layer.
    open func setAffineTransform(_ m: CGAffineTransform) {
      transform = CATransform3DMakeAffineTransform(m)
    }

    // MARK: Hierarchy

    /// The layers in this layer, from back to front; nil for none.
    open var sublayers: [CALayer]? {
      get { layers.isEmpty ? nil : layers }
      set {
        for layer in layers { layer.superlayer = nil }
        layers = newValue ?? []
        for layer in layers { layer.superlayer = self }
      }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Adds a layer at a place from the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Adds a layer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      insert(layer, at: sibling.flatMap { layers.firstIndex(of: $0) } ?? 0)
    }

    /// Adds a layer in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      insert(layer, at: sibling.flatMap { layers.firstIndex(of: $0) }.map { $0 + 1 } ?? .max)
    }

    /// Puts a layer in the place of another one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
      guard let index = layers.firstIndex(of: oldLayer) else { return }
      oldLayer.removeFromSuperlayer()
      insert(newLayer, at: index)
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
      superlayer?.layers.removeAll { $0 === self }
      superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
      layer.removeFromSuperlayer()
      layers.insert(layer, at: min(index, layers.count))
      setNeedsLayout()
      layer.superlayer = self
    }

    // MARK: Display

    /// Lets the content of the layer be drawn again before the next frame.
    open func setNeedsDisplay() {
      storedContent = nil
      LayerCommit.request()
    }
    /// Lets the content of the layer be drawn again before the next frame, all of it.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Whether the content of the layer will be drawn before the next frame.
    open func needsDisplay() -> Bool { storedContent == nil }
    /// Has no effect: the content is drawn before the next frame.
    open func displayIfNeeded() {}
    /// Sets the content of the layer, which its delegate does; called before each picture.
    open func display() { delegate?.display(self) }
    /// Draws the content of the layer, which its delegate does; called for each picture.
    ///
    /// The context has the size of the bounds, with its origin at the top left.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Lets the layers in this one be laid out before the next picture; a layout that runs ignores
    /// it.
    open func setNeedsLayout() {
      guard !isLayingOut else { return }
      hasStaleLayout = true
      LayerCommit.request()
    }
    /// Whether the layers in this one will be laid out before the next picture.
    open func needsLayout() -> Bool { hasStaleLayout }
    /// Sets the frames of the layers in this one, unless nothing has changed.
    open func layoutIfNeeded() {
      if let owner { return onMainActor { owner.layOutSubviews() } }
      layOut(layoutSublayers)
    }
    /// Runs a layout if one is needed, but not within another one of this layer.
    ///
    /// `parts` runs before it in any case.
    package final func layOut(after parts: () -> Void = {}, _ layout: () -> Void) {
      guard !isLayingOut else { return }
      isLayingOut = true
      defer { isLayingOut = false }
      parts()
      guard hasStaleLayout else { return }
      hasStaleLayout = false
      layout()
    }
    private var hasStaleLayout = true
    private var isLayingOut = false
    /// Sets the frames of the layers in this one, which its delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Whether a change of a property draws the layer again: no.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns the action for a change of a property: none.
    open func action(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the action for a change of a property of a layer of the class: none.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The value of a property without one of its own: nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The layer as it is on the screen.
    open func presentation() -> Self? { self }
    /// The layer with the values that were set.
    open func model() -> Self { self }

    /// The part of the bounds that is seen: all of them.
    open var visibleRect: CGRect { bounds }
    /// The size that the layer asks for, in points.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Whether the picture is upside down: no.
    open func contentsAreFlipped() -> Bool { false }

    /// Whether a point of the layer's own space is in it.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost layer at a point of the superlayer's space; nil if there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
      let own = p.applying(mappingToSuperlayer.inverted())
      guard !isHidden, contains(own) else { return nil }
      return layers.reversed().firstNonNil { $0.hitTest(own) } ?? self
    }

    /// Returns a point of another layer's space in this layer's space.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
      p.applying(mapping(to: l).inverted())
    }

    /// Returns a point of this layer's space in another layer's space.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(mapping(to: l)) }

    /// Returns a rectangle of another layer's space in this layer's space.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
      r.applying(mapping(to: l).inverted())
    }

    /// Returns a rectangle of this layer's space in another layer's space.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
      r.applying(mapping(to: l))
    }

    var fill: Color? { backgroundFill?.layerColor }

    package func outline(in rect: CGRect) -> Path {
      guard cornerRadius > 0 else { return Path(rect) }
      let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
      let corner = { (corner: CACornerMask) in self.maskedCorners.contains(corner) ? radius : 0 }
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
          bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
        style: cornerCurve == .continuous ? .continuous : .circular)
    }

    func border(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      guard borderWidth > 0, rect.width > 0, rect.height > 0 else { return [] }
      let color = (borderInk?.layerColor ?? .black).resolve(in: environment)
      let inner = rect.insetBy(
        dx: min(borderWidth, rect.width) / 2, dy: min(borderWidth, rect.height) / 2)
      let line = outline(in: inner).strokedPath(StrokeStyle(lineWidth: borderWidth))
      return [.fill(line, .color(color), FillStyle())]
    }
  }
#endif
