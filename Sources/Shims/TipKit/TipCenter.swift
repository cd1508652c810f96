import Foundation
import Observation

/// The states of all tips.
///
/// A view that reads a status is evaluated again whenever any status may have changed.
final class TipCenter: Observable, @unchecked Sendable {
  static let shared = TipCenter()

  private let lock = NSRecursiveLock()
  private let registrar = ObservationRegistrar()
  private var isConfigured = false
  private var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
  private var forced: (@Sendable (any Tip.Type) -> Bool?) = { _ in nil }
  private var reasons: [String: Tips.InvalidationReason] = [:]
  private var counts: [String: Int] = [:]
  /// The first shown tip to which the display frequency applies.
  private var shown: String?

  /// The property that represents all properties in notifications of observers.
  private var state: Int { 0 }

  func willRead() { registrar.access(self, keyPath: \.state) }

  func change<Result>(_ body: () -> Result) -> Result {
    registrar.withMutation(of: self, keyPath: \.state) { lock.withLock(body) }
  }

  /// Configures the tips, and returns whether they were not configured before.
  func configure(_ options: [Tips.ConfigurationOption]) -> Bool {
    change {
      guard !isConfigured else { return false }
      isConfigured = true
      frequency = options.compactMap(\.frequency).last ?? .immediate
      return true
    }
  }

  /// Resets the tips, and returns whether they were not configured yet.
  func resetAll() -> Bool {
    change {
      guard !isConfigured else { return false }
      (reasons, counts, shown) = ([:], [:], nil)
      return true
    }
  }

  func override(_ rule: @escaping @Sendable (any Tip.Type) -> Bool?) {
    change {
      let outer = forced
      forced = { rule($0) ?? outer($0) }
    }
  }

  func invalidate(_ id: String, reason: Tips.InvalidationReason) {
    change { reasons[id] = reason }
  }

  func reset(_ id: String) {
    change {
      reasons[id] = nil
      counts[id] = nil
      if shown == id { shown = nil }
    }
  }

  /// Counts a display of a tip; a tip that reaches its limit is not shown again.
  func didShow(_ tip: some Tip) {
    lock.withLock {
      counts[tip.id, default: 0] += 1
      if shown == nil, !tip.ignoresFrequency { shown = tip.id }
    }
  }

  func status<T: Tip>(of tip: T, isShown: Bool = false) -> Tips.Status {
    willRead()
    return lock.withLock {
      if let reason = reasons[tip.id] { return .invalidated(reason) }
      guard isConfigured else { return .pending }
      if let isForced = forced(T.self) { return isForced ? .available : .pending }
      guard tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
      let limit = tip.options.lazy.compactMap { $0 as? Tips.MaxDisplayCount }.first?.count
      if !isShown, let limit, counts[tip.id, default: 0] >= limit {
        return .invalidated(.displayCountExceeded)
      }
      if frequency.seconds > 0, !tip.ignoresFrequency, let shown, shown != tip.id {
        return .pending
      }
      return .available
    }
  }
}

extension Tip {
  fileprivate var ignoresFrequency: Bool {
    options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
  }
}
