import Foundation
import HealthKit
import Testing

struct HKStateOfMindTests {
  @Test func aFeelingHasItsClass() {
    let mood = HKStateOfMind(
      date: .now, kind: .dailyMood, valence: 1, labels: [.happy], associations: [.family])
    #expect(mood.valenceClassification == .veryPleasant && mood.labels == [.happy])
    #expect(HKStateOfMind.ValenceClassification(valence: -1) == .veryUnpleasant)
    #expect(HKStateOfMind.ValenceClassification(valence: 0) == .neutral)
    #expect(HKStateOfMind.ValenceClassification(valence: 2) == nil)
    #expect(mood.sampleType == HKObjectType.stateOfMindType())
  }

  private final class Session: NSObject, HKWorkoutSessionDelegate {
    func workoutSession(
      _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
      from fromState: HKWorkoutSessionState, date: Date
    ) {}
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {}
  }

  @Test func noWatchIsNear() async throws {
    let (delegate, configuration) = (Session(), HKWorkoutConfiguration())
    configuration.activityType = .running
    let session = try HKWorkoutSession(healthStore: HKHealthStore(), configuration: configuration)
    session.delegate = delegate
    #expect(session.activityType == .running && session.state == .notStarted)
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await session.startMirroringToCompanionDevice()
    }
    var sources: Set<HKSource>?
    HKHealthStore().execute(
      HKSourceQuery(sampleType: HKQuantityType(.stepCount), samplePredicate: nil) { _, found, _ in
        sources = found
      })
    #expect(sources == [])
  }
}
