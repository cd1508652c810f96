import SwiftUI
import UIKit

/// A view of a scene in space; a placeholder is drawn.
public struct SceneView: View {
  /// The settings of a view.
  public struct Options: OptionSet, Sendable {
    /// One bit for each setting.
    public let rawValue: Int
    /// Creates settings from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user can move the camera.
    public static let allowsCameraControl = Options(rawValue: 1)
    /// Frames are drawn even if nothing changes.
    public static let rendersContinuously = Options(rawValue: 2)
    /// A light is added to a scene without lights.
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    /// The edges are softened while nothing moves.
    public static let jitteringEnabled = Options(rawValue: 8)
    /// The edges are softened by earlier frames.
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }

  private let scene: SCNScene?

  /// Creates a view of a scene.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil
  ) {
    self.scene = scene
  }

  /// A grey area with the name of the scene.
  public var body: some View {
    ContentPlaceholder(name: scene?.name ?? "SceneView", systemImage: "cube")
  }
}
