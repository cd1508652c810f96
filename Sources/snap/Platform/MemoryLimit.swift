import Foundation

/// The memory of a compiler that `snap` starts.
///
/// The search for the types of an expression may take all memory of a machine, which then ends other
/// programs.
enum MemoryLimit {
  /// The memory that a compiler may take, in bytes: three quarters of the machine's, or of what its
  /// container may use, and at least 4 GiB; less if `snap` itself has such a limit.
  static let size = {
    var own = rlimit()
    getrlimit(resource, &own)
    return min(max(memory / 4 * 3, 4 << 30), UInt64(own.rlim_cur))
  }()

  #if canImport(Glibc)
    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_DATA.rawValue) }
  #else
    private static var resource: Int32 { RLIMIT_DATA }
  #endif

  private static var memory: UInt64 {
    let group = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8)
    let limit = group.flatMap { UInt64($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return min(limit ?? .max, ProcessInfo.processInfo.physicalMemory)
  }

  /// The program and arguments that run a compiler, and what it starts, with the limit.
  static func command(
    _ compiler: URL, _ arguments: [String]
  ) -> (executable: URL, arguments: [String]) {
    let script = #"ulimit -Sd \#(size >> 10) 2>/dev/null; exec "$0" "$@""#
    return (URL(fileURLWithPath: "/bin/sh"), ["-c", script, compiler.path] + arguments)
  }

  /// Throws if the output of a compiler says that it had no more memory.
  static func check(messages: URL) throws {
    guard let text = try? Data(contentsOf: messages) else { return }
    if text.range(of: Data("LLVM ERROR: out of memory".utf8)) != nil {
      throw Failure.memory(bytes: size)
    }
  }
}
