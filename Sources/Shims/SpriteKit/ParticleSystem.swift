import Drawing
import GameplayKit
import SwiftUI
import UIKit

/// The particles of an emitter.
///
/// Their random numbers are the same in each run.
@MainActor struct ParticleSystem {
  private struct Particle {
    var age: CGFloat = 0
    let lifetime: CGFloat
    var position: CGPoint
    var velocity: CGVector
    var rotation: CGFloat
    var scale: CGFloat
    var alpha: CGFloat
    var blend: CGFloat
    let color: UIColor
  }

  private static let greatestCount = 5_000
  private var particles: [Particle] = []
  private var emittedCount = 0
  /// The fraction of the next particle that is due.
  private var pending: CGFloat = 0
  private let random = GKRandomSource()

  nonisolated init() {}

  /// Lets time pass, in seconds: moves the particles, and emits new ones.
  mutating func advance(by time: CGFloat, _ emitter: SKEmitterNode) {
    guard time > 0, !emitter.isPaused else { return }
    for index in particles.indices {
      particles[index].age += time
      particles[index].velocity.dx += emitter.xAcceleration * time
      particles[index].velocity.dy += emitter.yAcceleration * time
      particles[index].position.x += particles[index].velocity.dx * time
      particles[index].position.y += particles[index].velocity.dy * time
      particles[index].rotation += emitter.particleRotationSpeed * time
      particles[index].scale += emitter.particleScaleSpeed * time
      particles[index].alpha += emitter.particleAlphaSpeed * time
      particles[index].blend += emitter.particleColorBlendFactorSpeed * time
    }
    particles.removeAll { $0.age >= $0.lifetime }
    pending += max(emitter.particleBirthRate, 0) * time
    while pending >= 1, particles.count < Self.greatestCount,
      emitter.numParticlesToEmit == 0 || emittedCount < emitter.numParticlesToEmit
    {
      pending -= 1
      emittedCount += 1
      particles.append(particle(of: emitter))
    }
    pending = min(pending, 1)
  }

  private func particle(of emitter: SKEmitterNode) -> Particle {
    let speed = spread(emitter.particleSpeed, emitter.particleSpeedRange)
    let angle = spread(emitter.emissionAngle, emitter.emissionAngleRange)
    let (sine, cosine) = deterministicSineCosine(angle)
    return Particle(
      lifetime: spread(emitter.particleLifetime, emitter.particleLifetimeRange),
      position: CGPoint(
        x: spread(emitter.particlePosition.x, emitter.particlePositionRange.dx),
        y: spread(emitter.particlePosition.y, emitter.particlePositionRange.dy)),
      velocity: CGVector(dx: cosine * speed, dy: sine * speed),
      rotation: spread(emitter.particleRotation, emitter.particleRotationRange),
      scale: spread(emitter.particleScale, emitter.particleScaleRange),
      alpha: spread(emitter.particleAlpha, emitter.particleAlphaRange),
      blend: spread(
        emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange),
      color: color(of: emitter))
  }

  private func color(of emitter: SKEmitterNode) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    emitter.particleColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(
      red: spread(red, emitter.particleColorRedRange),
      green: spread(green, emitter.particleColorGreenRange),
      blue: spread(blue, emitter.particleColorBlueRange),
      alpha: spread(alpha, emitter.particleColorAlphaRange))
  }

  /// Returns a random number in a range around a value.
  private func spread(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
    range == 0 ? value : value + range * (CGFloat(random.nextUniform()) - 0.5)
  }

  /// Draws the particles in the coordinates of the emitter.
  func draw(of emitter: SKEmitterNode, in context: GraphicsContext) {
    for particle in particles {
      var context = context
      let share = particle.age / particle.lifetime
      let alpha = emitter.particleAlphaSequence?.number(at: share) ?? particle.alpha
      let scale = emitter.particleScaleSequence?.number(at: share) ?? particle.scale
      let color =
        emitter.particleColorSequence?.color(at: share)
        ?? particle.color.changed(by: emitter, over: particle.age)
      guard alpha > 0, scale > 0 else { continue }
      context.blendMode = emitter.particleBlendMode.blendMode
      context.opacity *= min(alpha, 1)
      context.translateBy(x: particle.position.x, y: particle.position.y)
      context.rotate(by: .radians(particle.rotation))
      context.scaleBy(x: scale, y: scale)
      let own = emitter.particleTexture?.size() ?? CGSize(width: 4, height: 4)
      let rect = (emitter.particleSize == .zero ? own : emitter.particleSize).centered
      guard let texture = emitter.particleTexture else {
        context.fill(Path(rect), with: .color(Color(uiColor: color)))
        continue
      }
      context = context.upright
      let blend =
        emitter.particleColorBlendFactorSequence?.number(at: share) ?? particle.blend
      if blend > 0 {
        context.addFilter(.colorMultiply(Color(uiColor: .white.mixed(with: color, blend))))
      }
      texture.draw(in: rect, center: CGRect(x: 0, y: 0, width: 1, height: 1), context)
    }
  }
}

extension UIColor {
  /// Returns the colour of a particle at an age in seconds.
  @MainActor fileprivate func changed(by emitter: SKEmitterNode, over age: CGFloat) -> UIColor {
    let speeds = [
      emitter.particleColorRedSpeed, emitter.particleColorGreenSpeed,
      emitter.particleColorBlueSpeed, emitter.particleColorAlphaSpeed,
    ]
    guard speeds.contains(where: { $0 != 0 }) else { return self }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func limited(_ value: CGFloat, _ speed: CGFloat) -> CGFloat {
      min(max(value + speed * age, 0), 1)
    }
    return UIColor(
      red: limited(red, speeds[0]), green: limited(green, speeds[1]),
      blue: limited(blue, speeds[2]), alpha: limited(alpha, speeds[3]))
  }
}

extension SKKeyframeSequence {
  /// The number at a fraction of the duration; nil if the values are not numbers.
  fileprivate func number(at share: CGFloat) -> CGFloat? {
    interpolated(at: share) { value in
      (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
    } mix: {
      $0 + ($1 - $0) * $2
    }
  }

  /// The colour at a fraction of the duration; nil if the values are not colours.
  fileprivate func color(at share: CGFloat) -> UIColor? {
    interpolated(at: share, value: { $0 as? UIColor }, mix: { $0.mixed(with: $1, $2) })
  }

  private func interpolated<Value>(
    at share: CGFloat, value: (Any) -> Value?, mix: (Value, Value, CGFloat) -> Value
  ) -> Value? {
    guard count() > 0 else { return nil }
    let next = (0..<count()).first { getKeyframeTime(for: $0) >= share } ?? count() - 1
    let former = max(next - 1, 0)
    guard let from = value(getKeyframeValue(for: former)),
      let to = value(getKeyframeValue(for: next))
    else { return nil }
    let (start, end) = (getKeyframeTime(for: former), getKeyframeTime(for: next))
    guard end > start, interpolationMode != .step else { return to }
    return mix(from, to, min(max((share - start) / (end - start), 0), 1))
  }
}
