// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ARKit
import Foundation

// The protocols of entities, whose properties are components.

@MainActor @preconcurrency public protocol HasHierarchy: Entity {}
@MainActor @preconcurrency public protocol HasTransform: Entity {}
@MainActor @preconcurrency public protocol HasSynchronization: Entity {}
@MainActor @preconcurrency public protocol HasCollision: Entity {}
@MainActor @preconcurrency public protocol HasModel: Entity {}
@MainActor @preconcurrency public protocol HasPhysicsBody: HasCollision {}
@MainActor @preconcurrency public protocol HasPhysicsMotion: Entity {}
public typealias HasPhysics = HasPhysicsBody & HasPhysicsMotion
/// An entity that is fixed to something in the world; none is found.
@MainActor @preconcurrency public protocol HasAnchoring: Entity {}

extension Entity: HasHierarchy, HasTransform, HasSynchronization {}

extension HasModel {
  public var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
}
extension HasCollision {
  public var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
}
extension HasPhysicsBody {
  public var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }
}
extension HasPhysicsMotion {
  public var physicsMotion: PhysicsMotionComponent? {
    get { components[PhysicsMotionComponent.self] }
    set { components[PhysicsMotionComponent.self] = newValue }
  }
}
extension HasAnchoring {
  public var anchoring: AnchoringComponent {
    get {
      components[AnchoringComponent.self] ?? AnchoringComponent(.world(transform: float4x4(1)))
    }
    set { components[AnchoringComponent.self] = newValue }
  }
  public var anchorIdentifier: UUID? {
    if case .anchor(let identifier) = anchoring.target { identifier } else { nil }
  }
  public func reanchor(
    _ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true
  ) {
    anchoring = AnchoringComponent(target)
    guard case .world(let transform) = target, !preservingWorldTransform else { return }
    self.transform = Transform(matrix: transform)
  }
}

public struct AnchoringComponent: Component, Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    public struct Alignment: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let horizontal = Alignment(rawValue: 1)
      public static let vertical = Alignment(rawValue: 2)
      public static let any: Alignment = [.horizontal, .vertical]
    }
    public struct Classification: OptionSet, Hashable, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let wall = Classification(rawValue: 1)
      public static let floor = Classification(rawValue: 2)
      public static let ceiling = Classification(rawValue: 4)
      public static let table = Classification(rawValue: 8)
      public static let seat = Classification(rawValue: 16)
      public static let any = Classification(rawValue: .max)
    }
    case camera, face, body, head
    case world(transform: float4x4)
    case anchor(identifier: UUID)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
    case object(group: String, name: String)
  }
  public let target: Target
  public init(_ target: Target) { self.target = target }
  public init(_ anchor: ARAnchor) { target = .anchor(identifier: anchor.identifier) }
}

open class AnchorEntity: Entity, HasAnchoring {
  public required init() { super.init() }
  public convenience init(_ target: AnchoringComponent.Target) {
    self.init()
    reanchor(target, preservingWorldTransform: false)
  }
  public convenience init(
    plane: AnchoringComponent.Target.Alignment,
    classification: AnchoringComponent.Target.Classification = .any,
    minimumBounds: SIMD2<Float> = .zero
  ) {
    self.init(.plane(plane, classification: classification, minimumBounds: minimumBounds))
  }
  public convenience init(world position: SIMD3<Float>) {
    self.init(world: Transform(translation: position).matrix)
  }
  public convenience init(world transform: float4x4) { self.init(.world(transform: transform)) }
  public convenience init(anchor: ARAnchor) { self.init(.anchor(identifier: anchor.identifier)) }
  public convenience init(raycastResult: ARRaycastResult) {
    self.init(world: raycastResult.worldTransform)
  }
}
