// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import Drawing
import SystemIntegration
import ViewCore

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
/// The key of the action of a layer that comes into view.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action of a layer that leaves.
public let kCAOnOrderOut = "onOrderOut"

/// A change from what a layer shows when it takes the transition to what it shows later.
open class CATransition: CAAnimation, LayerTransition {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  /// The axis around which the layer turns to its other side, and the sign of the turn; nil for a
  /// transition of a type.
  package var turn: (x: CGFloat, y: CGFloat)?
  /// The drawing of the layer before the transition, from the origin.
  private var former: [DisplayItem] = []

  func begin(on layer: CALayer) {
    let environment = ViewGraph.evaluator?.evaluatedNode.environment ?? EnvironmentValues()
    former = layer.plainItems(
      in: CGRect(origin: .zero, size: layer.bounds.size), environment: environment)
  }

  package func items(from new: [DisplayItem], in rect: CGRect) -> [DisplayItem] {
    guard let part = transitionProgress else { return new }
    let progress = CGFloat(startProgress) + (CGFloat(endProgress) - CGFloat(startProgress)) * part
    let old = moved(former, rect.minX, rect.minY)
    if let turn { return turned(progress < 0.5 ? old : new, by: turn, progress, in: rect) }
    let way = direction
    func shifted(_ items: [DisplayItem], _ part: CGFloat) -> [DisplayItem] {
      moved(items, way.x * rect.width * part, way.y * rect.height * part)
    }
    func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
      [.group(.clip(Path(rect), FillStyle()), DisplayList(items: items))]
    }
    // A layer that moves in starts beside the place to which it goes.
    switch type {
    case .moveIn: return clipped(old + shifted(new, progress - 1))
    case .push: return clipped(shifted(old, progress) + shifted(new, progress - 1))
    case .reveal: return clipped(new + shifted(old, progress))
    default: return faded(old, new, progress, in: rect)
    }
  }

  /// The way of what moves, in sizes of the layer.
  private var direction: CGPoint {
    switch subtype {
    case .fromRight: CGPoint(x: -1, y: 0)
    case .fromTop: CGPoint(x: 0, y: 1)
    case .fromBottom: CGPoint(x: 0, y: -1)
    default: CGPoint(x: 1, y: 0)
    }
  }
}

private func moved(_ items: [DisplayItem], _ dx: CGFloat, _ dy: CGFloat) -> [DisplayItem] {
  items.isEmpty || dx == 0 && dy == 0
    ? items
    : [
      .group(.transform(CGAffineTransform(translationX: dx, y: dy)), DisplayList(items: items))
    ]
}

/// Each pixel of the result is between those of the two drawings.
private func faded(
  _ old: [DisplayItem], _ new: [DisplayItem], _ progress: CGFloat, in rect: CGRect
) -> [DisplayItem] {
  func part(_ items: [DisplayItem], _ opacity: CGFloat) -> DisplayItem {
    .group(.opacity(min(max(opacity, 0), 1)), DisplayList(items: items))
  }
  // The mask gives the two drawings pixels of their own, to which both are added.
  let overflow = max(rect.width, rect.height)
  let whole = DisplayItem.fill(
    Path(rect.insetBy(dx: -overflow, dy: -overflow)),
    .color(Color.black.resolve(in: EnvironmentValues())), FillStyle())
  let sum = [
    part(old, 1 - progress),
    .group(.blend(.plusLighter), DisplayList(items: [part(new, progress)])),
  ]
  return [.group(.mask(DisplayList(items: [whole])), DisplayList(items: sum))]
}

/// A drawing that turns by half a turn around an axis through the middle; the other half of it has
/// the other side in front.
private func turned(
  _ items: [DisplayItem], by axis: (x: CGFloat, y: CGFloat), _ progress: CGFloat, in rect: CGRect
) -> [DisplayItem] {
  var transform = CATransform3DIdentity
  // The distance of the eye, in points, with which views are turned by the system as well.
  transform.m34 = -1 / max(rect.width, rect.height, 1) / 2
  let angle = CGFloat.pi * (progress < 0.5 ? progress : progress - 1)
  transform = CATransform3DRotate(transform, angle, axis.x, axis.y, 0)
  let projection = ProjectionTransform(
    CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
  )
  .concatenating(ProjectionTransform(transform))
  .concatenating(ProjectionTransform(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
  return [.group(.projection(projection), DisplayList(items: items))]
}
