// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import CoreVideo
@_exported import SceneKit
@_exported import SpriteKit
@_exported import simd

// A device that cannot look at the world: sessions report nothing.

public struct ARError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
    case worldTrackingFailed = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class ARVideoFormat: NSObject, @unchecked Sendable {
  open var imageResolution: CGSize { .zero }
  open var framesPerSecond: Int { 0 }
}

open class ARConfiguration: NSObject, @unchecked Sendable {
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)
    public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
  }
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = SceneReconstruction(rawValue: 1)
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }
  open class var isSupported: Bool { false }
  open class var supportedVideoFormats: [ARVideoFormat] { [] }
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []
  open var videoFormat = ARVideoFormat()
  public override init() { super.init() }
}

open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  open class func supportsSceneReconstruction(_ reconstruction: SceneReconstruction) -> Bool {
    false
  }
  open class var supportsUserFaceTracking: Bool { false }
  open var planeDetection: PlaneDetection = []
  open var environmentTexturing = EnvironmentTexturing.none
  open var sceneReconstruction: SceneReconstruction = []
  open var detectionImages: Set<ARReferenceImage>!
  open var maximumNumberOfTrackedImages = 0
  open var initialWorldMap: ARWorldMap?
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
  open var userFaceTrackingEnabled = false
}
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  open var maximumNumberOfTrackedFaces = 1
  open class var supportsWorldTracking: Bool { false }
  open var isWorldTrackingEnabled = false
}
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
}
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
}
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {}

open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  open var physicalSize: CGSize { .zero }
  open class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { nil }
}
open class ARWorldMap: NSObject, @unchecked Sendable {
  open var anchors: [ARAnchor] = []
}

open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let name: String?
  open var transform: simd_float4x4
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  public init(name: String, transform: simd_float4x4) {
    (self.name, self.transform) = (name, transform)
  }
}
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  open var alignment: Alignment { .horizontal }
  open var center: simd_float3 { .zero }
  open var extent: simd_float3 { .zero }
}
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  open var referenceImage: ARReferenceImage { ARReferenceImage() }
  open var isTracked: Bool { false }
}
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
  }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  open var isTracked: Bool { false }
  open var lookAtPoint: simd_float3 { .zero }
  open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
}
open class ARBodyAnchor: ARAnchor, @unchecked Sendable {}
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {}

open class ARCamera: NSObject, @unchecked Sendable {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
    case notAvailable
    case limited(Reason)
    case normal
  }
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var eulerAngles: simd_float3 { .zero }
  open var trackingState: TrackingState { .notAvailable }
}
open class ARLightEstimate: NSObject, @unchecked Sendable {
  open var ambientIntensity: CGFloat { 1000 }
  open var ambientColorTemperature: CGFloat { 6500 }
}
open class ARFrame: NSObject, @unchecked Sendable {
  public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
  open var timestamp: TimeInterval { 0 }
  public let camera = ARCamera()
  /// The picture of the camera: a black pixel.
  public let capturedImage = CVPixelBuffer.blackPixel()
  open var anchors: [ARAnchor] { [] }
  open var lightEstimate: ARLightEstimate? { nil }
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
}

open class ARRaycastQuery: NSObject, @unchecked Sendable {
  public enum Target: Int, Sendable {
    case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
  }
  public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
  public let origin: simd_float3
  public let direction: simd_float3
  public let target: Target
  public let targetAlignment: TargetAlignment
  public init(
    origin: simd_float3, direction: simd_float3, allowing target: Target,
    alignment: TargetAlignment
  ) {
    (self.origin, self.direction) = (origin, direction)
    (self.target, targetAlignment) = (target, alignment)
  }
}
open class ARRaycastResult: NSObject, @unchecked Sendable {
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var target: ARRaycastQuery.Target { .estimatedPlane }
  open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
  open var anchor: ARAnchor? { nil }
}

public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

open class ARSession: NSObject, @unchecked Sendable {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }
  open weak var delegate: (any ARSessionDelegate)?
  open var delegateQueue: DispatchQueue?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  public override init() { super.init() }
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
  }
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
    completionHandler(nil, ARError(.unsupportedConfiguration))
  }
}

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
  ) {}
}

/// A view of a scene in front of the camera; a placeholder is drawn.
@MainActor @preconcurrency
open class ARSCNView: SCNView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The scene, which is never nil unless the app sets it to nil.
  open override var scene: SCNScene! {
    get { super.scene ?? emptyScene }
    set { super.scene = newValue }
  }
  private lazy var emptyScene = SCNScene()
  open var session = ARSession()
  open var automaticallyUpdatesLighting = true
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
}

/// The instructions at the start of a session, which are not shown.
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable {
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }
  open var goal = Goal.tracking
  open weak var session: ARSession?
  open var activatesAutomatically = true
  open var isActive: Bool { false }
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open func setActive(_ active: Bool, animated: Bool) {}
}
@MainActor @preconcurrency
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  func coachingOverlayViewWillActivate(_ view: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ view: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ view: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ view: ARCoachingOverlayView) {}
}
