import CoreLocation
import HealthKit
import Testing

struct HKWorkoutRouteTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func aWorkoutKeepsItsEventsAndHasNoParts() {
    let event = HKWorkoutEvent(
      type: .lap, dateInterval: DateInterval(start: start, duration: 5),
      metadata: [HKMetadataKeyLapLength: 400])
    let workout = HKWorkout(
      activityType: .running, start: start, end: start + 60, workoutEvents: [event],
      metadata: [HKMetadataKeyWorkoutBrandName: "Track"])
    #expect(workout.workoutEvents?.first?.metadata?[HKMetadataKeyLapLength] as? Int == 400)
    #expect(workout.metadata?[HKMetadataKeyWorkoutBrandName] as? String == "Track")
    #expect(workout.workoutActivities.isEmpty && workout.duration == 60)
  }

  @Test func noRouteIsSaved() async {
    let builder = HKWorkoutRouteBuilder(healthStore: HKHealthStore(), device: .local())
    await #expect(throws: HKError.self) {
      try await builder.insertRouteData([CLLocation(latitude: 1, longitude: 2)])
    }
  }

  @Test func aSessionReportsThatItCannotStart() throws {
    final class Delegate: NSObject, HKWorkoutSessionDelegate {
      var failure: (any Error)?
      func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date
      ) {}
      func workoutSession(
        _ workoutSession: HKWorkoutSession, didFailWithError error: any Error
      ) {
        failure = error
      }
    }
    let session = try HKWorkoutSession(
      healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration())
    let delegate = Delegate()
    session.delegate = delegate
    session.startActivity(with: start)
    #expect((delegate.failure as? HKError)?.code == .errorAuthorizationDenied)
    #expect(session.state == .notStarted)
  }
}
