// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import SwiftUI
@_exported import UIKit
@_exported import simd

// The things of a scene in space, which keep their values. Files of models are not read.

public protocol Component {}

public struct Transform: Component, Hashable, Sendable {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public init() {
    self.init(scale: .one, rotation: simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: .zero)
  }
  public init(
    scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = .zero
  ) {
    (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
  }
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    self.init(
      rotation: simd_quatf(angle: y, axis: [0, 1, 0]) * simd_quatf(angle: x, axis: [1, 0, 0])
        * simd_quatf(angle: z, axis: [0, 0, 1]))
  }
  public static let identity = Transform()
}

public protocol Material {}
public struct MaterialScalarParameter: ExpressibleByFloatLiteral, Sendable {
  public let value: Float
  public init(floatLiteral value: Float) { self.value = value }
  public static func float(_ value: Float) -> MaterialScalarParameter {
    MaterialScalarParameter(floatLiteral: value)
  }
}
public struct SimpleMaterial: Material {
  public typealias Color = UIColor
  public struct BaseColor {
    public var tint: UIColor
    public init(tint: UIColor = .white) { self.tint = tint }
  }
  public var color: BaseColor
  public var metallic: MaterialScalarParameter = 0.0
  public var roughness: MaterialScalarParameter = 0.0
  public init() { color = BaseColor() }
  public init(
    color: UIColor, roughness: MaterialScalarParameter = 0.0, isMetallic: Bool
  ) {
    self.color = BaseColor(tint: color)
    self.roughness = roughness
    metallic = isMetallic ? 1.0 : 0.0
  }
}
public struct UnlitMaterial: Material {
  public var color: SimpleMaterial.BaseColor
  public init() { color = SimpleMaterial.BaseColor() }
  public init(color: UIColor) { self.color = SimpleMaterial.BaseColor(tint: color) }
}
public struct OcclusionMaterial: Material {
  public init() {}
}
public struct PhysicallyBasedMaterial: Material {
  public var baseColor = SimpleMaterial.BaseColor()
  public var metallic: MaterialScalarParameter = 0.0
  public var roughness: MaterialScalarParameter = 0.0
  public init() {}
}

public final class MeshResource: Sendable {
  init() {}
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
    MeshResource()
  }
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource { MeshResource() }
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
    MeshResource()
  }
  public static func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource() }
  public static func generatePlane(
    width: Float, height: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  public static func generatePlane(
    width: Float, depth: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource() }
  @MainActor public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25,
    font: UIFont = .systemFont(ofSize: 12), containerFrame: CGRect = .zero,
    alignment: CTTextAlignment = .left, lineBreakMode: CTLineBreakMode = .byTruncatingTail
  ) -> MeshResource { MeshResource() }
}
public enum CTTextAlignment: Sendable { case left, right, center, justified, natural }
public enum CTLineBreakMode: Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
}

public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) {
    (self.mesh, self.materials) = (mesh, materials)
  }
}
public final class ShapeResource: Sendable {
  init() {}
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
    ShapeResource()
  }
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
}
public struct CollisionComponent: Component {
  public var shapes: [ShapeResource]
  public init(shapes: [ShapeResource], isStatic: Bool = false) { self.shapes = shapes }
}
public struct InputTargetComponent: Component {
  public init() {}
}
public struct HoverEffectComponent: Component {
  public init() {}
}
public struct OpacityComponent: Component {
  public var opacity: Float
  public init(opacity: Float = 1) { self.opacity = opacity }
}
public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
public struct PhysicsBodyComponent: Component {
  public var mode: PhysicsBodyMode
  public init(mode: PhysicsBodyMode = .dynamic) { self.mode = mode }
}

/// An error of a file of a model; none is read.
public struct EntityLoadError: Error {}

@MainActor @preconcurrency
open class Entity: Identifiable {
  public struct ComponentSet {
    private var values: [ObjectIdentifier: any Component] = [:]
    public subscript<T: Component>(type: T.Type) -> T? {
      get { values[ObjectIdentifier(type)] as? T }
      set { values[ObjectIdentifier(type)] = newValue }
    }
    public mutating func set<T: Component>(_ component: T) { self[T.self] = component }
    public mutating func remove(_ type: any Component.Type) {
      values[ObjectIdentifier(type)] = nil
    }
    public func has(_ type: any Component.Type) -> Bool { values[ObjectIdentifier(type)] != nil }
  }
  public struct ChildCollection: RandomAccessCollection {
    fileprivate var entities: [Entity] = []
    public var startIndex: Int { 0 }
    public var endIndex: Int { entities.count }
    public subscript(index: Int) -> Entity { entities[index] }
    public mutating func append(_ child: Entity) { entities.append(child) }
    public mutating func append(contentsOf children: [Entity]) { entities += children }
    public mutating func remove(_ child: Entity) { entities.removeAll { $0 === child } }
    public mutating func removeAll(keepCapacity: Bool = false) { entities = [] }
  }

  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
  open var name = ""
  open var isEnabled = true
  open var transform = Transform()
  open var components = ComponentSet()
  open var children = ChildCollection()
  open private(set) weak var parent: Entity?
  public required init() {}

  open var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  open var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  open var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    entity.removeFromParent()
    entity.parent = self
    children.append(entity)
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    guard entity.parent === self else { return }
    entity.removeFromParent()
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    parent?.children.remove(self)
    parent = nil
  }
  open func findEntity(named name: String) -> Entity? {
    self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  open func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    self.position = position
  }
  open func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { position }
  open func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
    relativeTo referenceEntity: Entity?
  ) {
    self.position = position
  }
  open func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0
  ) {
    self.transform = transform
  }
  open func generateCollisionShapes(recursive: Bool) {}
  open func clone(recursive: Bool) -> Self {
    let copy = Self()
    (copy.name, copy.transform, copy.components) = (name, transform, components)
    if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
    return copy
  }

  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    throw EntityLoadError()
  }
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    throw EntityLoadError()
  }
  public static func loadModel(contentsOf url: URL) throws -> ModelEntity {
    throw EntityLoadError()
  }
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    throw EntityLoadError()
  }
  public convenience init(contentsOf url: URL) async throws { throw EntityLoadError() }
}

open class ModelEntity: Entity {
  open var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
  open var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
  open var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }
  public required init() { super.init() }
  public convenience init(mesh: MeshResource, materials: [any Material] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
}

open class AnchorEntity: Entity {
  public struct Alignment: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let horizontal = Alignment(rawValue: 1)
    public static let vertical = Alignment(rawValue: 2)
    public static let any: Alignment = [.horizontal, .vertical]
  }
  public struct Classification: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let wall = Classification(rawValue: 1)
    public static let floor = Classification(rawValue: 2)
    public static let ceiling = Classification(rawValue: 4)
    public static let table = Classification(rawValue: 8)
    public static let seat = Classification(rawValue: 16)
    public static let any = Classification(rawValue: .max)
  }
  public enum Target: Sendable {
    case camera, face, body, head
    case image(group: String, name: String)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case world(transform: simd_float4x4)
  }
  public required init() { super.init() }
  public convenience init(_ target: Target) { self.init() }
  public convenience init(
    plane: Alignment, classification: Classification = .any, minimumBounds: SIMD2<Float> = .zero
  ) {
    self.init()
  }
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    self.position = position
  }
}
open class DirectionalLight: Entity {}
open class PointLight: Entity {}
open class SpotLight: Entity {}
open class PerspectiveCamera: Entity {}
