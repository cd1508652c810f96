// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Health, which has no data for the app: the user was not asked.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isHealthDataAvailable() -> Bool { true }
  open func supportsHealthRecords() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .notDetermined
  }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {}
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(true, nil)
  }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .shouldRequest }
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    completion(.shouldRequest, nil)
  }
  open func save(_ object: HKObject) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func save(_ objects: [HKObject]) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func delete(_ object: HKObject) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func delete(
    _ object: HKObject,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func delete(_ objects: [HKObject]) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  /// Ends the query, which finds nothing.
  open func execute(_ query: HKQuery) { query.finish() }
  open func stop(_ query: HKQuery) {}
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {}
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(true, nil)
  }
  open func disableAllBackgroundDelivery() async throws {}
  open func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func biologicalSex() throws -> HKBiologicalSexObject {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func bloodType() throws -> HKBloodTypeObject {
    throw HKError(.errorAuthorizationNotDetermined)
  }
}
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  open var biologicalSex: HKBiologicalSex { .notSet }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  open var bloodType: HKBloodType { .notSet }
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  fileprivate init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
  }
  fileprivate func finish() {}

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicate(
    forActivitySummariesBetweenStart start: DateComponents, end: DateComponents
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForActivitySummary(
    with dateComponents: DateComponents
  ) -> NSPredicate { NSPredicate(value: true) }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, handler) = (limit, resultsHandler)
    super.init(sampleType, predicate)
  }
  fileprivate override func finish() { handler(self, [], nil) }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }
  fileprivate override func finish() { handler(self, nil, HKError(.errorNoData)) }
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  open var initialResultsHandler:
    (
      @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
    )?
  open var statisticsUpdateHandler:
    (
      @Sendable (
        HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
      ) -> Void
    )?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }
  fileprivate override func finish() {
    initialResultsHandler?(self, HKStatisticsCollection(), nil)
  }
}
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (
        HKObserverQuery, @escaping () -> Void, (any Error)?
      ) -> Void
  ) {
    super.init(sampleType, predicate)
  }
}
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) {}
}
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
  open var updateHandler: Handler?
  private let handler: Handler
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type, predicate)
  }
  fileprivate override func finish() { handler(self, [], [], HKQueryAnchor(fromValue: 0), nil) }
}
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping @Sendable (
        HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
    super.init(nil, predicate)
  }
  fileprivate override func finish() { handler(self, [], nil) }
}

// MARK: Queries with results

public struct HKSamplePredicate<Sample>: Sendable {
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate<HKSample>() }
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>() }
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>() }
  public static func workout(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate<HKWorkout>() }
}
public struct HKSampleQueryDescriptor<Sample: Sendable> {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}
public struct HKStatisticsQueryDescriptor {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}
public struct HKStatisticsCollectionQueryDescriptor {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection()
  }
}
