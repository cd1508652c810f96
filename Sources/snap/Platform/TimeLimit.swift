import Foundation

/// The processor time of a compiler that `snap` starts.
///
/// The search for the types of an expression that does not compile may have no end that anyone could
/// wait for. A compiler that has reached its limit prints which code it checks, and ends.
enum TimeLimit {
  /// The program and arguments that run a compiler with a limit, in seconds.
  static func command(
    _ compiler: URL, _ arguments: [String], seconds: Int
  ) -> (executable: URL, arguments: [String]) {
    // A program that ignores the first signal is killed.
    let script =
      #"ulimit -Ht \#(seconds + 30) 2>/dev/null; ulimit -St \#(seconds) 2>/dev/null; exec "$0" "$@""#
    return (URL(fileURLWithPath: "/bin/sh"), ["-c", script, compiler.path] + arguments)
  }

  /// The processor time of all child processes that have ended, in seconds.
  static var timeOfChildren: Double {
    var usage = rusage()
    getrusage(who, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  #if canImport(Glibc)
    private static var who: __rusage_who_t { __rusage_who_t(RUSAGE_CHILDREN.rawValue) }
  #else
    private static var who: Int32 { RUSAGE_CHILDREN }
  #endif
}
