import Foundation
import Observation

/// An observable version that changes whenever a value of an object changes.
final class ObservedVersion: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var version: Int { 0 }

  /// Whether values are read to find objects, which no view observes.
  @TaskLocal static var isSearch = false

  func access() {
    if !Self.isSearch { registrar.access(self, keyPath: \.version) }
  }

  func change(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.version, change)
  }
}
