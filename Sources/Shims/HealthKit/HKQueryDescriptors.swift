// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Queries whose results are awaited: there are none.

public struct HKSamplePredicate<Sample>: @unchecked Sendable {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
  fileprivate init(_ type: HKSampleType, _ predicate: NSPredicate?) {
    (sampleType, nsPredicate) = (type, predicate)
  }
}

extension HKSamplePredicate where Sample == HKSample {
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKCorrelation {
  public static func correlation(
    type: HKCorrelationType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCorrelation> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate(HKObjectType.workoutType(), predicate) }
}

extension HKSamplePredicate where Sample == HKWorkoutRoute {
  public static func workoutRoute(
    _ predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKWorkoutRoute> {
    HKSamplePredicate(HKSeriesType.workoutRoute(), predicate)
  }
}

open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    (self.sampleType, self.predicate) = (sampleType, predicate)
  }
}

/// A query with one result.
public protocol HKAsyncQuery {
  associatedtype Output
  func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A query with a result for each change.
public protocol HKAsyncSequenceQuery {
  associatedtype Sequence: AsyncSequence
  func results(for healthStore: HKHealthStore) -> Sequence
}

public struct HKSampleQueryDescriptor<Sample: Sendable>: HKAsyncQuery {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}

public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection()
  }
  public struct Result: Sendable {
    public let statisticsCollection: HKStatisticsCollection
    public let updatedStatistics: HKStatistics?
  }
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}

public struct HKAnchoredObjectQueryDescriptor<Sample: Sendable>: HKAsyncQuery, HKAsyncSequenceQuery
{
  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) {}
  public struct Result: Sendable {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }
  public func result(for healthStore: HKHealthStore) async throws -> Result {
    Result(addedSamples: [], deletedObjects: [], newAnchor: HKQueryAnchor(fromValue: 0))
  }
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}

public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery {
  public init(predicate: NSPredicate?) {}
  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { [] }
}

public struct HKSourceQueryDescriptor<Sample: Sendable>: HKAsyncQuery {
  public init(predicate: HKSamplePredicate<Sample>) {}
  public func result(for healthStore: HKHealthStore) async throws -> [HKSource] { [] }
}

/// The samples of effort that a query finds.
public struct HKWorkoutEffortRelationshipQueryOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let `default`: Self = []
  public static let mostRelevant = Self(rawValue: 1)
}

open class HKWorkoutEffortRelationship: NSObject, @unchecked Sendable {
  public let workout: HKWorkout
  public let activity: HKWorkoutActivity?
  public let samples: [HKSample]?
  package init(workout: HKWorkout) { (self.workout, activity, samples) = (workout, nil, nil) }
}

public struct HKWorkoutEffortRelationshipQueryDescriptor: HKAsyncQuery {
  public init(
    predicate: NSPredicate?, anchor: HKQueryAnchor?,
    option: HKWorkoutEffortRelationshipQueryOptions
  ) {}
  public struct Result: Sendable {
    public let relationships: [HKWorkoutEffortRelationship]
    public let newAnchor: HKQueryAnchor
  }
  public func result(for healthStore: HKHealthStore) async throws -> Result {
    Result(relationships: [], newAnchor: HKQueryAnchor(fromValue: 0))
  }
}
