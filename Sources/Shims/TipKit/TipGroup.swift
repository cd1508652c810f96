import Observation

/// A group of tips, of which at most one is shown at a time.
public final class TipGroup: Observable, Sendable {
  /// The order in which the tips of a group are shown.
  public enum Priority: Hashable, Sendable {
    /// The group shows the first available tip.
    case firstAvailable
    /// The group shows a tip only after all previous tips are invalidated.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  public init(_ priority: Priority = .firstAvailable, @TipsBuilder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that can be shown; nil for none.
  public var currentTip: (any Tip)? {
    for tip in tips {
      switch tip.status {
      case .available: return tip
      case .pending where priority == .ordered: return nil
      default: continue
      }
    }
    return nil
  }

  /// Collects the tips of a group.
  public typealias TipsBuilder = TipGroupBuilder
}
