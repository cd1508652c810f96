// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class HKDevice: NSObject, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil,
      firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}
open class HKSource: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var bundleIdentifier: String { "" }
  open class func `default`() -> HKSource { HKSource() }
}
open class HKSourceRevision: NSObject, @unchecked Sendable {
  open var source: HKSource { HKSource() }
  open var version: String? { nil }
  open var productType: String? { nil }
  open var operatingSystemVersion: OperatingSystemVersion {
    ProcessInfo.processInfo.operatingSystemVersion
  }
}

open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  public let device: HKDevice?
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
  open var source: HKSource { HKSource() }
  package init(metadata: [String: Any]?, device: HKDevice?) {
    (self.metadata, self.device) = (metadata, device)
  }
}
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  open var hasUndeterminedDuration: Bool { false }
  package init(
    _ type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?
  ) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata, device: device)
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  open var count: Int { 1 }
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, start: startDate, end: endDate, metadata: metadata, device: device)
  }
}
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  open var sumQuantity: HKQuantity { quantity }
}
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
  open var minimumQuantity: HKQuantity { quantity }
  open var averageQuantity: HKQuantity { quantity }
  open var maximumQuantity: HKQuantity { quantity }
  open var mostRecentQuantity: HKQuantity { quantity }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, start: startDate, end: endDate, metadata: metadata, device: device)
  }
}
open class HKCorrelation: HKSample, @unchecked Sendable {
  public let objects: Set<HKSample>
  public let correlationType: HKCorrelationType
  public init(
    type: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    metadata: [String: Any]? = nil
  ) {
    (self.objects, correlationType) = (objects, type)
    super.init(type, start: startDate, end: endDate, metadata: metadata, device: nil)
  }
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball
  case basketball, bowling, boxing, climbing, cricket
  case crossTraining, curling, cycling, dance, danceInspiredTraining
  case elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining
  case golf, gymnastics, handball, hiking, hockey
  case hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining
  case paddleSports, play, preparationAndRecovery, racquetball, rowing
  case rugby, running, sailing, skatingSports, snowSports
  case soccer, softball, squash, stairClimbing, surfingSports
  case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining
  case volleyball, walking, waterFitness, waterPolo, waterSports
  case wrestling, yoga, barre, coreTraining, crossCountrySkiing
  case downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing
  case pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace
  case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports
  case fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82, transition, underwaterDiving
  case other = 3000
}
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running, ended, paused, prepared, stopped
}
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?
  public init(
    type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil
  ) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
  public convenience init(type: HKWorkoutEventType, date: Date) {
    self.init(type: type, dateInterval: DateInterval(start: date, duration: 0))
  }
}
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let workoutEvents: [HKWorkoutEvent]?
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public let totalSwimmingStrokeCount: HKQuantity?
  public let totalFlightsClimbed: HKQuantity?
  open var workoutActivities: [HKWorkoutActivity] { [] }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]?
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: device,
      metadata: metadata)
  }
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, workoutEvents: [HKWorkoutEvent]? = nil,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    totalSwimmingStrokeCount: HKQuantity? = nil, totalFlightsClimbed: HKQuantity? = nil,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    self.totalSwimmingStrokeCount = totalSwimmingStrokeCount
    self.totalFlightsClimbed = totalFlightsClimbed
    self.workoutActivityType = workoutActivityType
    self.workoutEvents = workoutEvents
    duration = endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(
      HKObjectType.workoutType(), start: startDate, end: endDate, metadata: metadata,
      device: device)
  }
}
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var lapLength: HKQuantity?
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  public override init() { super.init() }
}
/// A workout that is not saved.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  public let workoutConfiguration: HKWorkoutConfiguration
  public let device: HKDevice?
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var metadata: [String: Any] { [:] }
  open var workoutEvents: [HKWorkoutEvent] { [] }
  open var workoutActivities: [HKWorkoutActivity] { [] }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) {
    (workoutConfiguration, self.device) = (configuration, device)
  }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  open func elapsedTime(at date: Date) -> TimeInterval { 0 }
  open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? { nil }
  open func beginCollection(at start: Date) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  open func beginCollection(
    withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationDenied))
  }
  open func endCollection(at end: Date) async throws { throw HKError(.errorAuthorizationDenied) }
  open func endCollection(
    withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationDenied))
  }
  open func addSamples(_ samples: [HKSample]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  open func add(
    _ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationDenied))
  }
  open func addMetadata(_ metadata: [String: Any]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  open func addMetadata(
    _ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationDenied))
  }
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  open func addWorkoutEvents(
    _ workoutEvents: [HKWorkoutEvent],
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationDenied))
  }
  open func finishWorkout() async throws -> HKWorkout? { nil }
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, HKError(.errorAuthorizationDenied))
  }
  open func discardWorkout() {}
}

open class HKStatistics: NSObject, @unchecked Sendable {
  open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantFuture }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  open func duration() -> HKQuantity? { nil }
  open var sources: [HKSource]? { nil }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
}
/// Sums by day or hour: none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func sources() -> Set<HKSource> { [] }
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity?
  open var standHoursGoal: HKQuantity?
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  public override init() { super.init() }
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
