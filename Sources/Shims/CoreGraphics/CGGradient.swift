import Drawing
import Foundation

/// Colours that change along a line or a radius, for code written for Core Graphics.
public final class CGGradient: Sendable {
  private let colors: [ResolvedColor]
  private let locations: [CGFloat]

  /// Creates a gradient of colours at locations 0…1, or at equal distances; nil without colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.resolved }
    let places = locations.map { places in colors.indices.map { places[$0] } }
    self.init(colors: colors, locations: places)
  }

  /// Creates a gradient of colours, given as RGB components with opacities; nil without colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(0, count)).map { index in
      let color = (0..<4).map { Float(components[4 * index + $0]) }
      return ResolvedColor(red: color[0], green: color[1], blue: color[2], opacity: color[3])
    }
    self.init(
      colors: colors, locations: locations.map { places in colors.indices.map { places[$0] } })
  }

  private init?(colors: [ResolvedColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let places = locations ?? colors.indices.map { CGFloat($0) / last }
    let order = colors.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    self.colors = order.map { colors[$0] }
    self.locations = order.map { places[$0].isFinite ? min(max(places[$0], 0), 1) : 0 }
  }

  /// The stops for the display list; Core Graphics interpolates between sRGB components.
  fileprivate var stops: [GradientStop] {
    zip(colors, locations).map { GradientStop(color: $0, location: $1, mixture: .device) }
  }
}

/// The areas beyond the ends of a gradient that are drawn.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of options from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The area before the start, in the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The area after the end, in the last colour.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let x = end.x - start.x, y = end.y - start.y
    let length = (x * x + y * y).squareRoot()
    guard length > 0, length.isFinite else { return }
    // A strip as long as the gradient and, across it, as wide as the context.
    let bounds = wholeBounds
    let reach = 2 * (bounds.width + bounds.height + length) + abs(start.x) + abs(start.y)
    let along = CGSize(width: x / length, height: y / length)
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.width * distance - along.height * side * reach,
        y: start.y + along.height * distance + along.width * side * reach)
    }
    let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? length + reach : length
    var strip = Path()
    strip.addLines([corner(first, -1), corner(first, 1), corner(last, 1), corner(last, -1)])
    strip.closeSubpath()
    fill(strip, with: .linearGradient(gradient.stops, start: start, end: end))
  }

  /// Fills the clip with a gradient from one circle to another.
  ///
  /// Both circles have the centre of the second one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, startRadius != endRadius else { return }
    let isGrowing = startRadius < endRadius
    let stops = gradient.stops
    let paint = Paint.radialGradient(
      isGrowing
        ? stops
        : stops.reversed().map {
          GradientStop(color: $0.color, location: 1 - $0.location, mixture: .device)
        },
      center: endCenter, startRadius: min(startRadius, endRadius),
      endRadius: max(startRadius, endRadius))
    let reachesOut: CGGradientDrawingOptions =
      isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation
    let reachesIn: CGGradientDrawingOptions =
      isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(
        x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var ring = Path()
    if options.contains(reachesOut) {
      ring.addRect(wholeBounds.union(circle(max(startRadius, endRadius))))
    } else {
      ring.addEllipse(in: circle(max(startRadius, endRadius)))
    }
    if !options.contains(reachesIn) { ring.addEllipse(in: circle(min(startRadius, endRadius))) }
    fill(ring, with: paint)
  }
}
