import CoreGraphics
import Drawing
import SystemIntegration
import ViewCore

/// A layer that draws the layers in it several times.
open class CAReplicatorLayer: CALayer, LayerDrawing {
  /// The number of times that the layers are drawn.
  open var instanceCount = 1
  /// The time between the animations of two instances, in seconds; animations are not drawn.
  open var instanceDelay: CFTimeInterval = 0
  /// The mapping from one instance to the next, around the middle.
  open var instanceTransform = CATransform3DIdentity
  /// The colour that instances are multiplied by, which has no effect.
  open var instanceColor: CGColor?
  /// The change of red from one instance to the next, which has no effect.
  open var instanceRedOffset: Float = 0
  /// The change of green from one instance to the next, which has no effect.
  open var instanceGreenOffset: Float = 0
  /// The change of blue from one instance to the next, which has no effect.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity from one instance to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether depth is kept, which has no effect.
  open var preservesDepth = false

  /// The instances but the first, which is drawn as the layers of every layer are.
  package func contentItems(
    in rect: CGRect, environment: EnvironmentValues
  ) -> [DisplayItem] {
    guard instanceCount > 1, CATransform3DIsAffine(instanceTransform) else { return [] }
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let middle = CGAffineTransform(translationX: rect.midX, y: rect.midY)
    var transform = CGAffineTransform.identity
    var items: [DisplayItem] = []
    for index in 1..<min(instanceCount, 1_000) {
      transform = transform.concatenating(step)
      let place = middle.inverted().concatenating(transform).concatenating(middle)
      let opacity = min(max(1 + CGFloat(instanceAlphaOffset) * CGFloat(index), 0), 1)
      let instance = (sublayers ?? []).flatMap { layer in
        layer.items(
          in: layer.frame.offsetBy(dx: rect.minX - bounds.minX, dy: rect.minY - bounds.minY),
          environment: environment)
      }
      items.append(
        .group(
          .transform(place),
          DisplayList(items: [.group(.opacity(opacity), DisplayList(items: instance))])))
    }
    return items
  }
}

/// A layer whose layers have depth; it is drawn as any other.
open class CATransformLayer: CALayer {}

/// A layer with large content; it is drawn as any other.
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of smaller levels.
  open var levelsOfDetail = 1
  /// The number of larger levels.
  open var levelsOfDetailBias = 0
  /// Returns the seconds in which a tile appears: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// The axes along which the content of a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the axes.
  public let rawValue: String
  /// Creates a mode from the name of the axes.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No axis.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The vertical axis.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The horizontal axis.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its content.
open class CAScrollLayer: CALayer {
  /// The axes along which the content scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both
  /// Shows the content from a point.
  open func scroll(to p: CGPoint) {
    if scrollMode != .vertically, scrollMode != .none { bounds.origin.x = p.x }
    if scrollMode != .horizontally, scrollMode != .none { bounds.origin.y = p.y }
  }
}
