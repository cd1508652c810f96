// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import SwiftUI

/// A view of a scene; a placeholder is drawn.
///
/// The scene's `didMove(to:)` is not called.
nonisolated public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }

  let scene: SKScene
  let options: Options

  public init(
    scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes]
  ) {
    self.scene = scene
    self.options = options
  }

  @MainActor public var body: some View {
    SceneArea(scene: scene, isTransparent: options.contains(.allowsTransparency))
  }
}

/// The placeholder of a scene; nothing for a transparent scene.
struct SceneArea: View {
  let scene: SKScene?
  let isTransparent: Bool

  var body: some View {
    if isTransparent, scene?.backgroundColor.cgColor.alpha == 0 {
      Color.clear
    } else {
      ContentPlaceholder(
        name: scene.map { "\(type(of: $0))" } ?? "SKView", systemImage: "gamecontroller")
    }
  }
}
