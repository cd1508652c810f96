// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// A view that shows a scene.
nonisolated public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsFields = DebugOptions(rawValue: 32)
  }

  private let scene: SKScene
  private let isPaused: Bool
  private let framesPerSecond: Int
  private let options: Options

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    (self.scene, self.isPaused, self.options) = (scene, isPaused, options)
    framesPerSecond = preferredFramesPerSecond
  }

  @MainActor public var body: some View {
    SceneHolder(
      scene: scene, isPaused: isPaused, framesPerSecond: framesPerSecond,
      isTransparent: options.contains(.allowsTransparency))
  }
}

/// Keeps the view of a scene.
private struct SceneHolder: View {
  let scene: SKScene
  let isPaused: Bool
  let framesPerSecond: Int
  let isTransparent: Bool
  @State private var view = SKView(frame: .zero)

  var body: some View {
    let _ = update()
    SceneContent(view: view, next: scene)
  }

  private func update() {
    (view.isPaused, view.allowsTransparency) = (isPaused, isTransparent)
    view.preferredFramesPerSecond = framesPerSecond
  }
}

/// The picture of a scene, drawn again in each frame while it is on the screen.
struct SceneContent: View {
  let view: SKView
  /// The scene that the view presents next; nil for the one that it presents.
  var next: SKScene?
  @State private var frameCount = 0

  var body: some View {
    GeometryReader { geometry in
      // Nothing waits for the frames of a timeline, which never end.
      TimelineView(.animation(minimumInterval: interval, paused: view.isPaused)) { timeline in
        let _ = frameCount
        Canvas { context, size in
          view.scene?.draw(in: context, size: size, isTransparent: view.allowsTransparency)
        }
        .onChange(of: timeline.date) { showFrame() }
      }
      .contentShape(Rectangle())
      .gesture(touches)
      .onAppear { show(geometry.size) }
      .onChange(of: geometry.size) { show($1) }
      .onChange(of: next.map(ObjectIdentifier.init)) { show(geometry.size) }
    }
  }

  /// The least time between frames, in seconds; nil for each frame of the screen.
  private var interval: Double? {
    (1..<60).contains(view.preferredFramesPerSecond)
      ? 1 / Double(view.preferredFramesPerSecond) : nil
  }

  private func show(_ size: CGSize) {
    view.frame.size = size
    if let scene = next ?? view.scene {
      if scene.scaleMode == .resizeFill, size.width > 0, size.height > 0 { scene.size = size }
      view.presentScene(scene)
    }
    showFrame()
  }

  private func showFrame() {
    guard !view.isPaused else { return }
    view.scene?.showFrame(at: CACurrentMediaTime())
    frameCount += 1
  }

  private var touches: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if view.touch == nil { view.beginTouch(at: value.startLocation) }
        if value.location != value.startLocation || view.touch?.finger.phase == .moved {
          view.moveTouch(to: value.location)
        }
      }
      .onEnded { view.endTouch(at: $0.location) }
  }
}
