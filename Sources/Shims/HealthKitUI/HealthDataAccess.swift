@_exported import HealthKit
import SwiftUI

extension View {
  /// Asks for permission to save and read health data whenever a value changes.
  @preconcurrency nonisolated public func healthDataAccessRequest(
    store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
    trigger: some Equatable,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View {
    onChange(of: trigger) {
      store.requestAuthorization(toShare: shareTypes, read: readTypes) { isDone, error in
        completion(error.map { .failure($0) } ?? .success(isDone))
      }
    }
  }

  /// Asks for permission to read health data whenever a value changes.
  @preconcurrency nonisolated public func healthDataAccessRequest(
    store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View {
    healthDataAccessRequest(
      store: store, shareTypes: [], readTypes: readTypes, trigger: trigger, completion: completion)
  }

  /// Asks for permission to read objects of a type whenever a value changes, which fails.
  @preconcurrency nonisolated public func healthDataAccessRequest(
    store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil,
    trigger: some Equatable,
    completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View {
    onChange(of: trigger) {
      completion(.failure(HKError(.errorAuthorizationNotDetermined)))
    }
  }
}
