// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SystemIntegration
import UIKit
import ViewCore

open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
  public let nodeA = SCNNode()
  public let nodeB = SCNNode()
}
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
}

/// A scene in space.
///
/// Files of scenes are not read, so a scene from a file is empty.
public protocol SCNSceneExportDelegate: NSObjectProtocol {}
public typealias SCNSceneExportProgressHandler = (
  Float, (any Error)?, UnsafeMutablePointer<ObjCBool>
) -> Void

open class SCNScene: NSObject, @unchecked Sendable {
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
  }
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  public let physicsWorld = SCNPhysicsWorld()
  open var isPaused = false
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var fogColor: Any = UIColor.white
  private(set) var name: String?

  public override init() { super.init() }
  public convenience init?(named name: String) {
    self.init()
    self.name = name
  }
  public convenience init?(
    named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil
  ) {
    self.init(named: name)
  }
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    self.init()
    name = url.lastPathComponent
  }
  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
  /// Writes nothing, and returns false: no format of scenes is known.
  open func write(
    to url: URL, options: [String: Any]? = nil, delegate: (any SCNSceneExportDelegate)? = nil,
    progressHandler: SCNSceneExportProgressHandler? = nil
  ) -> Bool { false }
}

open class SCNHitTestResult: NSObject {
  open var node: SCNNode { SCNNode() }
  open var worldCoordinates: SCNVector3 { SCNVector3() }
  open var localCoordinates: SCNVector3 { SCNVector3() }
}
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
}

public protocol SCNSceneRenderer: NSObjectProtocol {}
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
open class SCNCameraController: NSObject {
  open var interactionMode = SCNInteractionMode.orbitTurntable
  open var inertiaEnabled = false
  open var maximumVerticalAngle: Float = 0
  open var minimumVerticalAngle: Float = 0
  open var target = SCNVector3()
}

/// A view of a scene; a placeholder is drawn on the colour of the view.
@MainActor @preconcurrency
open class SCNView: UIView, UIViewContent, SCNSceneRenderer {
  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var isPlaying = false
  open var loops = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 0
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X
  open var debugOptions: SCNDebugOptions = []
  open weak var delegate: (any SCNSceneRendererDelegate)?
  public let defaultCameraController = SCNCameraController()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }
  open func snapshot() -> UIImage { UIImage() }
  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] { [] }

  package var content: AnyView {
    AnyView(ContentPlaceholder(name: scene?.name ?? "\(type(of: self))", systemImage: "cube"))
  }
}
