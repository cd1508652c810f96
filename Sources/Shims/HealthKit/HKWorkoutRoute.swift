// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import Foundation

// Routes and parts of workouts. The store has none, and nothing is saved.

/// The places of a workout, which a query reads.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {
  open var count: Int { 0 }
}

/// A query of the places of a route; it ends at once.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  private let handler: Handler
  @preconcurrency public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping Handler) {
    handler = dataHandler
    super.init(HKSeriesType.workoutRoute(), nil)
  }
  package override func finish() { handler(self, [], true, nil) }
}

public struct HKWorkoutRouteQueryDescriptor: HKAsyncSequenceQuery {
  public init(_ workoutRoute: HKWorkoutRoute) {}
  public func results(
    for healthStore: HKHealthStore
  ) -> AsyncThrowingStream<CLLocation, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}

open class HKSeriesBuilder: NSObject, @unchecked Sendable {
  package override init() { super.init() }
  open func discard() {}
}

/// A builder of routes, which may not save any.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
  public init(healthStore: HKHealthStore, device: HKDevice?) { super.init() }
  open func insertRouteData(_ routeData: [CLLocation]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationDenied))
  }
  open func addMetadata(_ metadata: [String: Any]) async throws {
    throw HKError(.errorAuthorizationDenied)
  }
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?
  ) async throws -> HKWorkoutRoute {
    throw HKError(.errorAuthorizationDenied)
  }
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?,
    completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
  ) {
    completion(nil, HKError(.errorAuthorizationDenied))
  }
}

/// A part of a workout with its own kind of exercise.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let workoutConfiguration: HKWorkoutConfiguration
  public let startDate: Date
  public let endDate: Date?
  public let metadata: [String: Any]?
  open var workoutEvents: [HKWorkoutEvent] { [] }
  open var duration: TimeInterval { endDate?.timeIntervalSince(startDate) ?? 0 }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  public init(
    workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
    metadata: [String: Any]?
  ) {
    self.workoutConfiguration = workoutConfiguration
    (self.startDate, self.endDate, self.metadata) = (startDate, endDate, metadata)
  }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date)
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
  func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
  func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
  func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}
extension HKWorkoutSessionDelegate {
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent
  ) {}
  public func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
  ) {}
  public func workoutSession(
    _ workoutSession: HKWorkoutSession,
    didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
  ) {}
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
  ) {}
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
  ) {}
}
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }

/// A running workout; it cannot start.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
  public let workoutConfiguration: HKWorkoutConfiguration
  open weak var delegate: (any HKWorkoutSessionDelegate)?
  open var state: HKWorkoutSessionState { .notStarted }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var currentActivity: HKWorkoutActivity {
    HKWorkoutActivity(
      workoutConfiguration: workoutConfiguration, start: Date(), end: nil, metadata: nil)
  }
  public init(
    healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration
  ) throws {
    self.workoutConfiguration = workoutConfiguration
  }
  open var type: HKWorkoutSessionType { .primary }
  open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
  open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
  open func startMirroringToCompanionDevice(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func startMirroringToCompanionDevice() async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func stopMirroringToCompanionDevice() async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func sendToRemoteWorkoutSession(data: Data) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func sendToRemoteWorkoutSession(
    data: Data, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func beginNewActivity(
    configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?
  ) {}
  open func endCurrentActivity(on date: Date) {}
  open func prepare() {}
  open func startActivity(with date: Date?) {
    delegate?.workoutSession(self, didFailWithError: HKError(.errorAuthorizationDenied))
  }
  open func stopActivity(with date: Date?) {}
  open func pause() {}
  open func resume() {}
  open func end() {}
  open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
    HKLiveWorkoutBuilder(
      healthStore: HKHealthStore(), configuration: workoutConfiguration, device: nil)
  }
}

public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
  open weak var workoutSession: HKWorkoutSession?
  open var dataSource: HKLiveWorkoutDataSource?
  open var shouldCollectWorkoutEvents = true
  open var elapsedTime: TimeInterval { 0 }
}

open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
  open private(set) var typesToCollect: Set<HKQuantityType> = []
  public init(
    healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?
  ) {}
  open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
    typesToCollect.insert(quantityType)
  }
  open func disableCollection(for quantityType: HKQuantityType) {
    typesToCollect.remove(quantityType)
  }
}
