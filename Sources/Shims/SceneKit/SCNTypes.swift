// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit
@_exported import simd

public struct SCNVector3: Hashable, Sendable {
  public var x: Float, y: Float, z: Float
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ vector: SIMD3<Float>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}
public struct SCNVector4: Hashable, Sendable {
  public var x: Float, y: Float, z: Float, w: Float
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
}
public typealias SCNQuaternion = SCNVector4
public typealias SCNMatrix4 = CATransform3D
public let SCNMatrix4Identity = CATransform3DIdentity
public let SCNVector3Zero = SCNVector3()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}
public func SCNMatrix4MakeTranslation(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  CATransform3DMakeTranslation(CGFloat(x), CGFloat(y), CGFloat(z))
}
public func SCNMatrix4MakeScale(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  CATransform3DMakeScale(CGFloat(x), CGFloat(y), CGFloat(z))
}
public func SCNMatrix4MakeRotation(
  _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 {
  CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  CATransform3DConcat(a, b)
}

public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  public static let showCameras = SCNDebugOptions(rawValue: 1024)
}
public enum SCNAntialiasingMode: UInt, Sendable {
  case none, multisampling2X, multisampling4X
}
