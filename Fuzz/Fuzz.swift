import Foundation

/// Runs a target.
///
/// - `fuzz --target=path FILE…` runs it once for each file.
/// - `fuzz --target=path --seeds=FOLDER` writes the seeds.
/// - `fuzz --target=path --mutate=SECONDS` runs changed seeds; a crash leaves `fuzz-path.input`.
/// - `fuzz --target=session --count=40 [--first=N]` runs generated inputs from number N on;
///   with `--seconds=60`, as many as fit that time.
/// - Linked with libFuzzer, as in `scripts/fuzz`, it accepts the options of libFuzzer.
@main
struct Fuzz {
  private static func option(_ name: String) -> String? {
    CommandLine.arguments.first { $0.hasPrefix("--\(name)=") }
      .map { String($0.dropFirst(name.count + 3)) }
  }

  /// The number of an option; ends the program if it is none.
  private static func number<Value: LosslessStringConvertible>(_ name: String) -> Value? {
    option(name).map { text in
      if let value = Value(text) { return value }
      print("error: '\(text)' is not a valid number for --\(name)")
      exit(64)
    }
  }

  private static let target = option("target").flatMap(FuzzTarget.init(rawValue:))

  @MainActor static func main() throws {
    guard let target else {
      let targets = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
      print(
        "usage: fuzz --target=\(targets) "
          + "[--seeds=FOLDER] [--mutate=SECONDS] [--count=N|--seconds=S [--first=N]] [FILE…]")
      exit(64)
    }
    // The options of libFuzzer begin with one dash.
    let names = ["target", "seeds", "mutate", "count", "first", "seconds"]
    for argument in CommandLine.arguments.dropFirst() where argument.hasPrefix("--") {
      guard !names.contains(where: { argument.hasPrefix("--\($0)=") }) else { continue }
      print("error: unknown option '\(argument)'; the options are \(names.joined(separator: ", "))")
      exit(64)
    }
    if let folder = option("seeds") {
      for (index, seed) in target.seeds.enumerated() {
        try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/seed-\(index)"))
      }
    } else if let seconds = number("mutate") as Double? {
      let file = URL(fileURLWithPath: "fuzz-\(target.rawValue).input")
      try mutate(target, for: seconds, file: file)
    } else if let count = number("count") as UInt32? {
      runGenerated(target, from: number("first") ?? 0, count: count)
    } else if let seconds = number("seconds") as Double? {
      runGenerated(target, from: number("first") ?? 0, seconds: seconds)
    } else if let fuzzer {
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      exit(
        fuzzer(&count, &arguments) { bytes, count in
          let input = Array(UnsafeBufferPointer(start: bytes, count: count))
          _ = MainActor.assumeIsolated { Fuzz.target?.run(input) }
          return 0
        })
    } else {
      for file in CommandLine.arguments.dropFirst() where !file.hasPrefix("-") {
        target.run(Array(try Data(contentsOf: URL(fileURLWithPath: file))))
      }
      for failure in failures { print("error: \(failure)") }
      if !failures.isEmpty { exit(1) }
    }
  }
}

private typealias Input = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
private typealias Fuzzer =
  @convention(c) (
    UnsafeMutablePointer<CInt>,
    UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, Input
  ) -> CInt

/// The entry point of libFuzzer; nil if it is not linked.
private let fuzzer: Fuzzer? = dlsym(dlopen(nil, RTLD_NOW), "LLVMFuzzerRunDriver").map {
  unsafeBitCast($0, to: Fuzzer.self)
}
