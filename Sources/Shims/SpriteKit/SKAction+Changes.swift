// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import UIKit

// Actions that change a property over time: "by" relative to its value at the start, "to" a value.

/// A number of a node that actions change.
private enum NodeNumber {
  case x, y, zRotation, xScale, yScale, alpha, speed
}

extension SKNode {
  fileprivate subscript(number: NodeNumber) -> CGFloat {
    get {
      switch number {
      case .x: position.x
      case .y: position.y
      case .zRotation: zRotation
      case .xScale: xScale
      case .yScale: yScale
      case .alpha: alpha
      case .speed: speed
      }
    }
    set {
      switch number {
      case .x: position.x = newValue
      case .y: position.y = newValue
      case .zRotation: zRotation = newValue
      case .xScale: xScale = newValue
      case .yScale: yScale = newValue
      case .alpha: alpha = newValue
      case .speed: speed = newValue
      }
    }
  }
}

extension SKAction {
  /// Changes a number by an amount that it may have changed by otherwise, too.
  private static func add(
    _ amount: CGFloat, to number: NodeNumber, _ duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .change { node in
        var last: CGFloat = 0
        return {
          node[number] += amount * ($0 - last)
          last = $0
        }
      }, duration: duration, inverse: { add(-amount, to: number, duration) })
  }

  private static func set(
    _ number: NodeNumber, to value: CGFloat, _ duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .change { node in
        let start = node[number]
        return { node[number] = start + (value - start) * $0 }
      }, duration: duration)
  }

  private static func both(_ first: SKAction, _ second: SKAction) -> SKAction {
    group([first, second])
  }

  // MARK: Position

  public class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    move(by: CGVector(dx: x, dy: y), duration: duration)
  }
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        var last: CGFloat = 0
        return {
          node.position.x += delta.dx * ($0 - last)
          node.position.y += delta.dy * ($0 - last)
          last = $0
        }
      }, duration: duration,
      inverse: { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) })
  }
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        let start = node.position
        return {
          node.position = CGPoint(
            x: start.x + (location.x - start.x) * $0, y: start.y + (location.y - start.y) * $0)
        }
      }, duration: duration)
  }
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    set(.x, to: x, duration)
  }
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    set(.y, to: y, duration)
  }

  /// Moves a node along a path.
  ///
  /// As an offset, the path begins at the place of the node. An oriented node turns to the
  /// direction of the path.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    let line = Path(path).points().first { $0.count > 1 } ?? []
    let length = line.length
    return SKAction(
      .change { node in
        let start = node.position
        let origin = offset ? CGPoint(x: start.x, y: start.y) : .zero
        return { share in
          guard let (point, angle) = line.place(at: share * length) else { return }
          node.position = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
          // An oriented node looks up.
          if orient { node.zRotation = angle - .pi / 2 }
        }
      }, duration: duration)
  }
  public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }
  /// Moves a node along a path, with a speed in points per second.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let length = Path(path).points().first { $0.count > 1 }?.length ?? 0
    return follow(
      path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? length / speed : 0)
  }
  public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, speed: speed)
  }

  // MARK: Rotation, scale, size

  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    add(radians, to: .zRotation, duration)
  }
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    set(.zRotation, to: radians, duration)
  }
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return SKAction(
      .change { node in
        let start = node.zRotation
        let arc = (radians - start).remainder(dividingBy: 2 * .pi)
        return { node.zRotation = start + arc * $0 }
      }, duration: duration)
  }
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(
      .change { node in
        let (x, y) = (node.xScale, node.yScale)
        return {
          node.xScale = x * (1 + (xScale - 1) * $0)
          node.yScale = y * (1 + (yScale - 1) * $0)
        }
      }, duration: duration,
      inverse: {
        scaleX(
          by: xScale == 0 ? 1 : 1 / xScale, y: yScale == 0 ? 1 : 1 / yScale, duration: duration)
      })
  }
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    both(set(.xScale, to: xScale, duration), set(.yScale, to: yScale, duration))
  }
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    set(.xScale, to: scale, duration)
  }
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    set(.yScale, to: scale, duration)
  }
  /// Scales a sprite to a size.
  public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode, sprite.size.width > 0, sprite.size.height > 0
        else { return { _ in } }
        let (x, y) = (sprite.xScale, sprite.yScale)
        return {
          sprite.xScale = x + (size.width / sprite.size.width - x) * $0
          sprite.yScale = y + (size.height / sprite.size.height - y) * $0
        }
      }, duration: duration)
  }
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    resize(duration: duration) { _ in CGSize(width: width, height: height) }
  }
  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    resize(duration: duration) { CGSize(width: width, height: $0.height) }
  }
  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    resize(duration: duration) { CGSize(width: $0.width, height: height) }
  }
  public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    resize(duration: duration) { CGSize(width: $0.width + width, height: $0.height + height) }
  }
  private class func resize(
    duration: TimeInterval, to target: @escaping @Sendable (CGSize) -> CGSize
  ) -> SKAction {
    SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode else { return { _ in } }
        let start = sprite.size
        let end = target(start)
        return {
          sprite.size = CGSize(
            width: start.width + (end.width - start.width) * $0,
            height: start.height + (end.height - start.height) * $0)
        }
      }, duration: duration)
  }

  // MARK: Opacity, colour, picture

  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    SKAction(
      set(.alpha, to: 1, duration).kind, duration: duration,
      inverse: { fadeOut(withDuration: duration) })
  }
  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    SKAction(
      set(.alpha, to: 0, duration).kind, duration: duration,
      inverse: { fadeIn(withDuration: duration) })
  }
  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    add(factor, to: .alpha, duration)
  }
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    set(.alpha, to: alpha, duration)
  }
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode else { return { _ in } }
        let (start, factor) = (sprite.color, sprite.colorBlendFactor)
        return {
          sprite.color = start.mixed(with: color, $0)
          sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * $0
        }
      }, duration: duration)
  }
  public class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode else { return { _ in } }
        let factor = sprite.colorBlendFactor
        return { sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * $0 }
      }, duration: duration)
  }
  public class func setTexture(_ texture: SKTexture) -> SKAction {
    setTexture(texture, resize: false)
  }
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(
      .once { node in
        guard let sprite = node as? SKSpriteNode else { return }
        sprite.texture = texture
        if resize { sprite.size = texture.size() }
      })
  }
  public class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: timePerFrame, resize: false, restore: true)
  }
  public class func animate(
    with textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
        let first = sprite.texture
        return { share in
          let frame = min(Int(share * CGFloat(textures.count)), textures.count - 1)
          sprite.texture = share >= 1 && restore ? first : textures[max(frame, 0)]
          if resize, let texture = sprite.texture { sprite.size = texture.size() }
        }
      }, duration: Double(textures.count) * timePerFrame,
      inverse: {
        animate(
          with: textures.reversed(), timePerFrame: timePerFrame, resize: resize, restore: restore)
      })
  }

  // MARK: Speed, physics

  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    set(.speed, to: speed, duration)
  }
  public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    add(speed, to: .speed, duration)
  }
  public class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in { _ in node.physicsBody?.applyForce(force) } }, duration: duration,
      inverse: { applyForce(CGVector(dx: -force.dx, dy: -force.dy), duration: duration) })
  }
  public class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        var last: CGFloat = 0
        return {
          let part = $0 - last
          node.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * part, dy: impulse.dy * part))
          last = $0
        }
      }, duration: duration,
      inverse: { applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: duration) })
  }
  public class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in { _ in node.physicsBody?.applyTorque(torque) } }, duration: duration,
      inverse: { applyTorque(-torque, duration: duration) })
  }
  public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        var last: CGFloat = 0
        return {
          node.physicsBody?.applyAngularImpulse(impulse * ($0 - last))
          last = $0
        }
      }, duration: duration,
      inverse: { applyAngularImpulse(-impulse, duration: duration) })
  }
}

extension [CGPoint] {
  /// The point at a distance along the lines, and the direction there; nil without a line.
  fileprivate func place(at distance: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    var rest = Swift.max(distance, 0)
    for (index, (from, to)) in zip(self, dropFirst()).enumerated() {
      let length = from.distance(to: to)
      if rest <= length || index == count - 2 {
        let share = length > 0 ? Swift.min(rest / length, 1) : 1
        return (
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share),
          CGFloat(deterministicArcTangent(to.y - from.y, to.x - from.x))
        )
      }
      rest -= length
    }
    return nil
  }
}
