import Foundation

/// The stack of the programs that `snap` runs.
enum StackLimit {
  /// The bytes of the stack: five kilobytes for each of the 100,000 levels of a nested value.
  private static let size = 512 << 20

  /// Raises the limit of this process for the programs that it starts, as far as the system allows.
  ///
  /// Swift releases a value inside a value by recursion, also values that are never drawn.
  static func raise() {
    var limits = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(kind, &limits) == 0, limits.rlim_cur < rlim_t(size) else { return }
    limits.rlim_cur = min(rlim_t(size), limits.rlim_max)
    setrlimit(kind, &limits)
  }
}
