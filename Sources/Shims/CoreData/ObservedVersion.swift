import Foundation
import Observation

/// An observable version that changes whenever a value of an object changes.
final class ObservedVersion: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var version: Int { 0 }

  func access() { registrar.access(self, keyPath: \.version) }

  func change(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.version, change)
  }
}
