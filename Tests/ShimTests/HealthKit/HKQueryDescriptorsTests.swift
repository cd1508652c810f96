import HealthKit
import Testing

struct HKQueryDescriptorsTests {
  private let store = HKHealthStore()

  @Test func awaitedQueriesFindNothing() async throws {
    let workouts = HKSamplePredicate.workout(HKQuery.predicateForWorkouts(with: .running))
    #expect(workouts.sampleType == HKObjectType.workoutType())
    let samples = try await HKSampleQueryDescriptor(
      predicates: [workouts], sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)]
    ).result(for: store)
    #expect(samples.isEmpty)
    let changes = try await HKAnchoredObjectQueryDescriptor(predicates: [workouts], anchor: nil)
      .result(for: store)
    #expect(changes.addedSamples.isEmpty && changes.deletedObjects.isEmpty)
    let efforts = try await HKWorkoutEffortRelationshipQueryDescriptor(
      predicate: nil, anchor: changes.newAnchor, option: .mostRelevant
    ).result(for: store)
    #expect(efforts.relationships.isEmpty)
  }

  @Test func streamsOfChangesEnd() async throws {
    let steps = HKSamplePredicate.quantitySample(type: HKQuantityType(.stepCount))
    let query = HKAnchoredObjectQueryDescriptor(predicates: [steps], anchor: nil)
    var count = 0
    for try await _ in query.results(for: store) { count += 1 }
    #expect(count == 0)
  }
}
