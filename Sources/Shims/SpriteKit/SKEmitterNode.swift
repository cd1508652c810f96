// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

public enum SKInterpolationMode: Int, Sendable { case linear, spline, step }
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
public enum SKRepeatMode: Int, Sendable { case clamp, loop }

/// Values at times from 0 to 1.
open class SKKeyframeSequence: NSObject {
  private var frames: [(time: CGFloat, value: Any)]
  open var interpolationMode = SKInterpolationMode.linear
  open var repeatMode = SKRepeatMode.clamp

  public init(keyframeValues values: [Any], times: [NSNumber]) {
    frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
  }
  public init(capacity numItems: Int) { frames = [] }
  public convenience override init() { self.init(capacity: 0) }

  open func count() -> Int { frames.count }
  open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((time, value)) }
  open func removeLastKeyframe() { _ = frames.popLast() }
  open func getKeyframeValue(for index: Int) -> Any {
    frames.indices.contains(index) ? frames[index].value : 0
  }
  open func getKeyframeTime(for index: Int) -> CGFloat {
    frames.indices.contains(index) ? frames[index].time : 0
  }
}

/// An emitter of particles.
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleSize = CGSize.zero
  open var particleZPosition: CGFloat = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleScaleSequence: SKKeyframeSequence?
  open var particleColor = UIColor.white
  open var particleColorSequence: SKKeyframeSequence?
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorRange: CGFloat = 0
  open var particleColorBlendFactorSpeed: CGFloat = 0
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  open var particleColorRedRange: CGFloat = 0
  open var particleColorGreenRange: CGFloat = 0
  open var particleColorBlueRange: CGFloat = 0
  open var particleColorAlphaRange: CGFloat = 0
  open var particleColorRedSpeed: CGFloat = 0
  open var particleColorGreenSpeed: CGFloat = 0
  open var particleColorBlueSpeed: CGFloat = 0
  open var particleColorAlphaSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleAlphaSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particleAction: SKAction?
  open var fieldBitMask: UInt32 = .max
  open weak var targetNode: SKNode?

  /// Creates an emitter with default settings: the file is not read.
  public convenience init?(fileNamed filename: String) { self.init() }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open func resetSimulation() { particles = ParticleSystem() }
  /// Lets time pass, in seconds, as before the first frame; at most a minute.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    for _ in 0..<Int(min(max(sec, 0), 60) * 60) { particles.advance(by: 1 / 60, self) }
  }

  private var particles = ParticleSystem()

  func advanceParticles(_ time: Double) { particles.advance(by: CGFloat(time), self) }

  override func drawContent(in context: GraphicsContext) { particles.draw(of: self, in: context) }
}

extension SKNode {
  /// Lets time pass for the emitters among the descendants, in seconds.
  func advanceParticles(by time: Double) {
    (self as? SKEmitterNode)?.advanceParticles(time)
    for child in children { child.advanceParticles(by: time) }
  }
}
