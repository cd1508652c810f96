import Foundation
import Observation

/// Something that changes whenever a value of an object does.
final class ObservedVersion: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var version: Int { 0 }

  func access() { registrar.access(self, keyPath: \.version) }

  func change(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.version, change)
  }
}
