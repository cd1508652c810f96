// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ARKit
import SwiftUI
import UIKit

@MainActor @preconcurrency
open class Scene {
  public struct AnchorCollection: RandomAccessCollection {
    private var entities: [any HasAnchoring] = []
    public var startIndex: Int { 0 }
    public var endIndex: Int { entities.count }
    public subscript(index: Int) -> any HasAnchoring { entities[index] }
    public mutating func append(_ anchor: any HasAnchoring) { entities.append(anchor) }
    public mutating func append<S: Sequence>(contentsOf anchors: S)
    where S.Element == any HasAnchoring { entities += anchors }
    public mutating func remove(_ anchor: any HasAnchoring) {
      entities.removeAll { $0 === anchor }
    }
    public mutating func removeAll(keepCapacity: Bool = false) { entities = [] }
  }
  open var anchors = AnchorCollection()
  init() {}
  open func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
  open func removeAnchor(_ anchor: any HasAnchoring) { anchors.remove(anchor) }
  open func findEntity(named name: String) -> Entity? {
    anchors.lazy.compactMap { $0.findEntity(named: name) }.first
  }
}

/// A view of a scene in space; a placeholder is drawn.
@MainActor @preconcurrency
open class ARView: UIView, UIViewContent {
  public enum CameraMode: Sendable { case ar, nonAR }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showFeaturePoints = DebugOptions(rawValue: 1)
    public static let showAnchorOrigins = DebugOptions(rawValue: 2)
    public static let showWorldOrigin = DebugOptions(rawValue: 4)
    public static let showStatistics = DebugOptions(rawValue: 8)
    public static let showPhysics = DebugOptions(rawValue: 16)
    public static let showAnchorGeometry = DebugOptions(rawValue: 32)
    public static let none: DebugOptions = []
  }
  public struct RenderOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disableMotionBlur = RenderOptions(rawValue: 1)
    public static let disableDepthOfField = RenderOptions(rawValue: 2)
    public static let disablePersonOcclusion = RenderOptions(rawValue: 4)
    public static let disableGroundingShadows = RenderOptions(rawValue: 8)
    public static let disableHDR = RenderOptions(rawValue: 16)
  }
  public struct Environment {
    public struct Background {
      public static func color(_ color: UIColor) -> Background { Background() }
      public static func cameraFeed(exposureCompensation: Float = 0) -> Background { Background() }
    }
    public struct SceneUnderstanding {
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let occlusion = Options(rawValue: 1)
        public static let receivesLighting = Options(rawValue: 2)
        public static let collision = Options(rawValue: 4)
        public static let physics = Options(rawValue: 8)
      }
      public var options: Options = []
    }
    public var background = Background()
    public var sceneUnderstanding = SceneUnderstanding()
  }
  public enum EntityTranslationGesture: Sendable { case none }
  public struct EntityGestures: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let translation = EntityGestures(rawValue: 1)
    public static let rotation = EntityGestures(rawValue: 2)
    public static let scale = EntityGestures(rawValue: 4)
    public static let all: EntityGestures = [.translation, .rotation, .scale]
  }
  public let scene = Scene()
  open var session = ARSession()
  open var cameraMode = CameraMode.ar
  open var automaticallyConfigureSession = true
  open var debugOptions: DebugOptions = []
  open var renderOptions: RenderOptions = []
  open var environment = Environment()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(
    frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
  ) {
    super.init(frame: frame)
    self.cameraMode = cameraMode
    self.automaticallyConfigureSession = automaticallyConfigureSession
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @discardableResult
  open func installGestures(
    _ gestures: EntityGestures = .all, for entity: Entity
  ) -> [UIGestureRecognizer] { [] }
  open func entity(at point: CGPoint) -> Entity? { nil }
  open func entities(at point: CGPoint) -> [Entity] { [] }
  /// The place of the camera: the origin.
  open var cameraTransform: Transform { .identity }
  open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
  open func unproject(_ point: CGPoint, viewport: CGRect) -> SIMD3<Float>? { nil }
  open func ray(
    through screenPoint: CGPoint
  ) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
  open func makeRaycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] { [] }
  open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {
    completion(nil)
  }

  package var content: AnyView {
    AnyView(ContentPlaceholder(name: "\(type(of: self))", systemImage: "arkit"))
  }
}
