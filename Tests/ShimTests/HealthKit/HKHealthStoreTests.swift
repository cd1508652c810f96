import HealthKit
import Testing

struct HKHealthStoreTests {
  private let store = HKHealthStore()
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func queriesFindNothing() async throws {
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    let count = await withCheckedContinuation { answer in
      store.execute(
        HKSampleQuery(sampleType: steps, predicate: nil, limit: 1, sortDescriptors: nil) {
          _, samples, _ in answer.resume(returning: samples?.count)
        })
    }
    #expect(count == 0)
  }

  @Test func aSampleKeepsItsQuantityAndIsNotSaved() async throws {
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    let sample = HKQuantitySample(
      type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 12), start: start,
      end: start + 60)
    #expect(sample.quantity.doubleValue(for: .count()) == 12 && sample.sampleType === steps)
    await #expect(throws: HKError.self) { try await store.save(sample) }
  }

  @Test func mayDeleteNothing() async throws {
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    await #expect(throws: HKError.self) {
      try await store.deleteObjects(of: steps, predicate: NSPredicate(value: true))
    }
  }
}
