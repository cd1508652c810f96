// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreImage
import UIKit

// The nodes of a scene, which keep their values; nothing moves.

open class SCNLight: NSObject, @unchecked Sendable {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let area = LightType(rawValue: "area")
    public static let probe = LightType(rawValue: "probe")
    public static let IES = LightType(rawValue: "ies")
  }
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var castsShadow = false
  open var shadowRadius: CGFloat = 3
  open var shadowColor: Any = UIColor.black
  open var shadowMode = 0
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var name: String?
  public override init() { super.init() }
}
open class SCNCamera: NSObject, @unchecked Sendable {
  open var name: String?
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var automaticallyAdjustsZRange = false
  open var wantsHDR = false
  open var wantsDepthOfField = false
  open var bloomIntensity: CGFloat = 0
  open var exposureOffset: CGFloat = 0
  public override init() { super.init() }
}

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
  public init(node: SCNNode, options: [String: Any]? = nil) {}
}
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  open var type: SCNPhysicsBodyType
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var isAffectedByGravity = true
  open var categoryBitMask = -1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  open var velocity = SCNVector3()
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
  }
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
  }
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  open func clearAllForces() {}
}

public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
/// A change of a node over time; it does not run.
open class SCNAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval
  open var timingMode = SCNActionTimingMode.linear
  open var speed: CGFloat = 1
  init(duration: TimeInterval) { self.duration = duration }
  open class func moveBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func rotateBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  open class func rotateTo(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { SCNAction(duration: duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func removeFromParentNode() -> SCNAction { SCNAction(duration: 0) }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(duration: 0) }
  open class func customAction(
    duration: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(duration: duration) }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(duration: actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(duration: actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(duration: action.duration * Double(count))
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction(duration: .infinity)
  }
  open func reversed() -> SCNAction { SCNAction(duration: duration) }
}

open class SCNConstraint: NSObject, @unchecked Sendable {
  open var influenceFactor: CGFloat = 1
  public override init() { super.init() }
}
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}
/// The axes about which a node turns to the camera.
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = Self(rawValue: 1)
  public static let Y = Self(rawValue: 2)
  public static let Z = Self(rawValue: 4)
  public static let all: Self = [X, Y, Z]
}
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  open var freeAxes = SCNBillboardAxis.all
}

open class SCNNode: NSObject, @unchecked Sendable {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var rotation = SCNVector4()
  open var orientation = SCNQuaternion(0, 0, 0, 1)
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4Identity
  open var transform = SCNMatrix4Identity
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var castsShadow = true
  open var renderingOrder = 0
  open var categoryBitMask = 1
  open var constraints: [SCNConstraint]?
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  public override init() { super.init() }
  public init(geometry: SCNGeometry?) { self.geometry = geometry }
  public required init?(coder: NSCoder) { super.init() }

  /// Effects on the picture of the node, which have no effect.
  open var filters: [CIFilter]?
  open var simdPivot: simd_float4x4 {
    get { simd_float4x4(pivot) }
    set { pivot = SCNMatrix4(newValue) }
  }
  open var simdTransform: simd_float4x4 {
    get { simd_float4x4(transform) }
    set { transform = SCNMatrix4(newValue) }
  }
  open var simdOrientation: simd_quatf {
    get { simd_quatf(ix: orientation.x, iy: orientation.y, iz: orientation.z, r: orientation.w) }
    set {
      let imaginary = newValue.imag
      orientation = SCNQuaternion(imaginary.x, imaginary.y, imaginary.z, newValue.real)
    }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  open var worldUp: SCNVector3 { SCNVector3(0, 1, 0) }
  open var worldRight: SCNVector3 { SCNVector3(1, 0, 0) }
  open var worldFront: SCNVector3 { SCNVector3(0, 0, -1) }
  open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {}

  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position.x, position.y, position.z) }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale.x, scale.y, scale.z) }
    set { scale = SCNVector3(newValue) }
  }
  open var worldPosition: SCNVector3 {
    get { parent.map { SCNVector3($0.simdWorldPosition + simdPosition) } ?? position }
    set { position = SCNVector3(newValue.simd - (parent?.simdWorldPosition ?? .zero)) }
  }
  open var simdWorldPosition: SIMD3<Float> { worldPosition.simd }
  /// The smallest box around the geometry of the node: nothing is measured.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
  open var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), 0) }
  open var presentation: SCNNode { self }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.insert(child, at: min(max(0, index), childNodes.count))
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name }
      ?? (recursively
        ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first
        : nil)
  }
  open func childNodes(
    passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [SCNNode] {
    var stop = ObjCBool(false)
    var found: [SCNNode] = []
    enumerateChildNodes { node, _ in
      if !stop.boolValue, predicate(node, &stop) { found.append(node) }
    }
    return found
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for node in childNodes where !stop.boolValue {
      block(node, &stop)
      if !stop.boolValue { node.enumerateChildNodes(block) }
    }
  }
  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    block(self, &stop)
    if !stop.boolValue { enumerateChildNodes(block) }
  }
  /// Returns the node itself: nothing that is drawn could differ.
  open func clone() -> Self { self }
  /// Returns the node itself.
  open func flattenedClone() -> Self { self }
  open func look(at worldTarget: SCNVector3) {}
  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {}
  open func removeAllActions() {}
  open func removeAction(forKey key: String) {}
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open private(set) var particleSystems: [SCNParticleSystem]?
  open func addParticleSystem(_ system: SCNParticleSystem) {
    particleSystems = (particleSystems ?? []) + [system]
  }
  open func removeParticleSystem(_ system: SCNParticleSystem) {
    particleSystems?.removeAll { $0 === system }
  }
  open func removeAllParticleSystems() { particleSystems = nil }
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(position.simd + simdWorldPosition - (node?.simdWorldPosition ?? .zero))
  }
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(position.simd - simdWorldPosition + (node?.simdWorldPosition ?? .zero))
  }
}

extension SCNVector3 {
  var simd: SIMD3<Float> { SIMD3(x, y, z) }
}

open class SCNReferenceNode: SCNNode, @unchecked Sendable {
  public init?(url referenceURL: URL) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func load() {}
}
open class SCNParticleSystem: NSObject, @unchecked Sendable {
  open var birthRate: CGFloat = 1
  open var particleLifeSpan: CGFloat = 1
  open var particleSize: CGFloat = 1
  open var particleColor = UIColor.white
  open var particleColorVariation = SCNVector4()
  open var particleVelocity: CGFloat = 0
  open var spreadingAngle: CGFloat = 0
  open var emissionDuration: CGFloat = 1
  open var acceleration = SCNVector3()
  open var isAffectedByGravity = false
  open var particleImage: Any?
  open var emitterShape: SCNGeometry?
  open var loops = true
  public override init() { super.init() }
  public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
  /// Calls nothing: particles are not simulated.
  open func handle(
    _ event: SCNParticleEvent, forProperties properties: [ParticleProperty],
    handler block: @escaping SCNParticleEventBlock
  ) {}
  open func reset() {}

  public struct ParticleProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let position = ParticleProperty(rawValue: "position")
    public static let angle = ParticleProperty(rawValue: "angle")
    public static let velocity = ParticleProperty(rawValue: "velocity")
    public static let life = ParticleProperty(rawValue: "life")
    public static let color = ParticleProperty(rawValue: "color")
    public static let opacity = ParticleProperty(rawValue: "opacity")
    public static let size = ParticleProperty(rawValue: "size")
  }
}
public typealias SCNParticleEventBlock = (
  UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>,
  UnsafeMutablePointer<UInt32>?, Int
) -> Void
public enum SCNParticleEvent: Int, Sendable {
  case birth, death, collision
}
