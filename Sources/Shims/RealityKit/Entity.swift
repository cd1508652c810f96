// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
@_exported import UIKit
@_exported import simd

// The things of a scene in space, which keep their values. Files of models are not read.

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

public struct PhysicsMotionComponent: Component {
  public var linearVelocity: SIMD3<Float>
  public var angularVelocity: SIMD3<Float>
  public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
    (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
  }
}
public enum AnimationTimingFunction: Sendable {
  case `default`, linear, easeIn, easeOut, easeInOut
  case cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>)
}

/// An error of a file of a model; none is read.
public struct EntityLoadError: Error {}

@MainActor @preconcurrency
open class Entity: EventSource, Identifiable {
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
    entity.setParent(self, preservingWorldTransform: preservingWorldTransform)
  }
  open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    let world = transformMatrix(relativeTo: nil)
    self.parent?.children.remove(self)
    self.parent = parent
    parent?.children.append(self)
    if preservingWorldTransform { setTransformMatrix(world, relativeTo: nil) }
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    guard entity.parent === self else { return }
    entity.removeFromParent(preservingWorldTransform: preservingWorldTransform)
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    setParent(nil, preservingWorldTransform: preservingWorldTransform)
  }
  /// No: nothing in the world is found.
  open var isAnchored: Bool { false }
  open var isActive: Bool { isEnabled && (parent?.isActive ?? true) }
  open var isEnabledInHierarchy: Bool { isActive }
  /// The next entity, this one or around it, that is fixed to something in the world.
  open var anchor: (any HasAnchoring)? {
    sequence(first: self) { $0.parent }.lazy.compactMap { $0 as? any HasAnchoring }.first
  }
  open func findEntity(named name: String) -> Entity? {
    self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  /// Moves the entity at once.
  @discardableResult
  open func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    return AnimationPlaybackController()
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

open class ModelEntity: Entity, HasModel, HasPhysics {
  public required init() { super.init() }
  public convenience init(mesh: MeshResource, materials: [any Material] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
  public convenience init(
    mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float
  ) {
    self.init(mesh: mesh, materials: materials)
    collision = CollisionComponent(shapes: [collisionShape])
    physicsBody = PhysicsBodyComponent()
  }
}

open class DirectionalLight: Entity {}
open class PointLight: Entity {}
open class SpotLight: Entity {}
open class PerspectiveCamera: Entity {}
