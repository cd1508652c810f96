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
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(true, nil)
  }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .shouldRequest }
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
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
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func delete(_ object: HKObject) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func delete(
    _ object: HKObject,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func delete(_ objects: [HKObject]) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
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
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(true, nil)
  }
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
  open func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(true, nil)
  }
  open func disableAllBackgroundDelivery() async throws {}
  open func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(true, nil)
  }
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate
  ) async throws -> Int {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) {
    completion(false, 0, HKError(.errorAuthorizationNotDetermined))
  }
  open func add(_ samples: [HKSample], to workout: HKWorkout) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func add(
    _ samples: [HKSample], to workout: HKWorkout,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
  open func handleAuthorizationForExtension(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func handleAuthorizationForExtension() async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func requestPerObjectReadAuthorization(
    for objectType: HKObjectType, predicate: NSPredicate?
  ) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { nil }
  open func recoverActiveWorkoutSession(
    completion: @escaping (HKWorkoutSession?, (any Error)?) -> Void
  ) {
    completion(nil, nil)
  }
  open func pause(_ workoutSession: HKWorkoutSession) {}
  open func resumeWorkoutSession(_ workoutSession: HKWorkoutSession) {}
  open func end(_ workoutSession: HKWorkoutSession) {}
  open func splitTotalEnergy(
    _ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date,
    resultsHandler: @escaping (HKQuantity?, HKQuantity?, (any Error)?) -> Void
  ) {
    resultsHandler(nil, nil, HKError(.errorAuthorizationNotDetermined))
  }
  open func dateOfBirth() throws -> Date { throw HKError(.errorAuthorizationNotDetermined) }
  open func earliestPermittedSampleDate() -> Date { .distantPast }
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] { [:] }
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    completion([:], nil)
  }
  open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func wheelchairUse() throws -> HKWheelchairUseObject {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func activityMoveMode() throws -> HKActivityMoveModeObject {
    throw HKError(.errorAuthorizationNotDetermined)
  }
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

open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  open var wheelchairUse: HKWheelchairUse { .notSet }
}
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  open var skinType: HKFitzpatrickSkinType { .notSet }
}
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// The comparisons of a condition, which Apple names `NSComparisonPredicate.Operator`.
public enum _HKComparison: Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
  case matches, like, beginsWith, endsWith, `in`, contains, between
}

open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  package init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
  }
  package func finish() {}

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForQuantitySamples(
    with operatorType: _HKComparison, quantity: HKQuantity
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForCategorySamples(
    with operatorType: _HKComparison, value: Int
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForWorkouts(
    with operatorType: _HKComparison, duration: TimeInterval
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkouts(
    with operatorType: _HKComparison, totalDistance: HKQuantity
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkouts(
    with operatorType: _HKComparison, totalEnergyBurned: HKQuantity
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkouts(
    operatorType: _HKComparison, totalFlightsClimbed: HKQuantity
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(
    withMetadataKey key: String, operatorType: _HKComparison, value: Any
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>)
    -> NSPredicate
  { NSPredicate(value: true) }
  open class func predicateForElectrocardiograms(
    classification: HKElectrocardiogram.Classification
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
  open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObjects(
    from sourceRevisions: Set<HKSourceRevision>
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForObjects(
    withMetadataKey key: String, allowedValues: [Any]
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkoutEffortSamplesRelated(
    workout: HKWorkout, activity: HKWorkoutActivity?
  ) -> NSPredicate { NSPredicate(value: true) }
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
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(sampleType, predicate)
  }
  public convenience init(
    queryDescriptors: [HKQueryDescriptor], limit: Int,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.init(
      queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [],
      resultsHandler: resultsHandler)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
  }
  package override func finish() { handler(self, [], nil) }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }
  package override func finish() { handler(self, nil, HKError(.errorNoData)) }
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  @preconcurrency open var initialResultsHandler:
    (
      @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
    )?
  @preconcurrency open var statisticsUpdateHandler:
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
  package override func finish() {
    initialResultsHandler?(self, HKStatisticsCollection(), nil)
  }
}
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping (
        HKObserverQuery, @escaping () -> Void, (any Error)?
      ) -> Void
  ) {
    super.init(sampleType, predicate)
  }
  public init(
    queryDescriptors: [HKQueryDescriptor],
    updateHandler:
      @escaping (
        HKObserverQuery, Set<HKSampleType>?, @escaping () -> Void, (any Error)?
      ) -> Void
  ) {
    super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
  }
}
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
  private let value: Int
  public init(fromValue value: Int) { self.value = value }
  public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  public static var supportsSecureCoding: Bool { true }
}
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var metadata: [String: Any]? { nil }
}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
  @preconcurrency open var updateHandler: Handler?
  private let handler: Handler
  @preconcurrency public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type, predicate)
  }
  @preconcurrency public init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
  }
  package override func finish() { handler(self, [], [], HKQueryAnchor(fromValue: 0), nil) }
}
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping (
        HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
    super.init(nil, predicate)
  }
  package override func finish() { handler(self, [], nil) }
}
/// A search for the sources of samples, which finds none.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }
  package override func finish() { handler(self, [], nil) }
}
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  public let samplePredicates: [HKSampleType: NSPredicate]?
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?,
    samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    (self.samplePredicates, handler) = (samplePredicates, completion)
    super.init(correlationType, predicate)
  }
  package override func finish() { handler(self, [], nil) }
}
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
  public init(
    heartbeatSeries: HKSample,
    dataHandler: @escaping (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
  ) {
    handler = dataHandler
    super.init(heartbeatSeries.sampleType, nil)
  }
  package override func finish() { handler(self, 0, false, true, HKError(.errorNoData)) }
}
