// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine
import Foundation

// Nothing happens in a scene, since none is drawn; subscriptions wait.

public protocol Event: Sendable {}
public protocol EventSource: AnyObject {}

public enum SceneEvents {
  public struct Update: Event {
    public let scene: Scene
    public let deltaTime: TimeInterval
  }
  public struct AnchoredStateChanged: Event {
    public let anchor: any HasAnchoring
    public let isAnchored: Bool
  }
  public struct DidAddEntity: Event {
    public let entity: Entity
  }
  public struct WillRemoveEntity: Event {
    public let entity: Entity
  }
}
public enum CollisionEvents {
  public struct Began: Event {
    public let entityA: Entity
    public let entityB: Entity
    public let position: SIMD3<Float>
    public let impulse: Float
  }
  public struct Ended: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
}
public enum AnimationEvents {
  public struct PlaybackCompleted: Event {
    public let playbackController: AnimationPlaybackController
  }
}
public final class AnimationPlaybackController: Sendable {
  init() {}
  @MainActor public var isPaused: Bool { false }
  @MainActor public var isComplete: Bool { true }
  @MainActor public func pause() {}
  @MainActor public func resume() {}
  @MainActor public func stop() {}
}

extension Scene: EventSource {
  public struct Publisher<E: Event>: Combine.Publisher {
    public typealias Output = E
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where S.Input == E, S.Failure == Never {
      Empty(completeImmediately: false).subscribe(subscriber)
    }
  }

  public func publisher<E: Event>(
    for event: E.Type, on sourceObject: (any EventSource)? = nil
  ) -> Publisher<E> { Publisher() }

  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
  ) -> any Cancellable { AnyCancellable {} }
}

/// A subscription of a `RealityView`.
public struct EventSubscription: Cancellable {
  public func cancel() {}
}
