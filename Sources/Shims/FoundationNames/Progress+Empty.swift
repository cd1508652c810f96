import Foundation

extension Progress {
  /// Creates a progress of no units; the argument has a default value, so `Progress()` is enough.
  public convenience init(_empty: Void = ()) { self.init(totalUnitCount: 0) }
}
