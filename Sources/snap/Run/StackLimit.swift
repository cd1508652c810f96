import Foundation

/// The stack of the programs that `snap` runs.
enum StackLimit {
  /// The size of the stack in bytes: five kilobytes for each of 100,000 levels of a nested value.
  private static let size = 512 << 20

  /// Raises the stack limit for the programs that this process starts, as far as the system allows.
  ///
  /// Swift releases nested values recursively, even values that are never drawn.
  static func raise() {
    var limits = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(kind, &limits) == 0, limits.rlim_cur < rlim_t(size) else { return }
    limits.rlim_cur = min(rlim_t(size), limits.rlim_max)
    setrlimit(kind, &limits)
  }
}
