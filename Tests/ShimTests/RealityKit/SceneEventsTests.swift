import Combine
import RealityKit
import Testing

@MainActor struct SceneEventsTests {
  @Test func aSubscriptionWaits() {
    let view = ARView(frame: .zero)
    var events = 0
    let subscription: any Cancellable = view.scene.subscribe(to: SceneEvents.Update.self) { _ in
      events += 1
    }
    let sink = view.scene.publisher(for: CollisionEvents.Began.self, on: Entity())
      .sink { _ in events += 1 }
    subscription.cancel()
    sink.cancel()
    #expect(events == 0)
  }
}
