import Foundation
import LayoutDSL
import Rasterizer
import Render

/// Times the engine's stages on fixed workloads: `swift run -c release bench [filter] [--once]`.
///
/// `--limits` checks ratios of times instead, and fails when one is over its limit.
/// With `--hashes=N` or `--gallery [page]` it prints hashes of pixels instead, which must be the
/// same on every machine.
///
/// It is an executable of the main package, because the stages are `package` interfaces, which are
/// invisible to other packages.
@main
struct Bench {
  /// The benchmarks besides those of raster scenes, by the name that a filter selects.
  @MainActor private static let benches: [(name: String, bench: @MainActor () throws -> Void)] = [
    ("layout", benchLayout), ("lazy", benchLazy), ("screen", benchScreen),
    ("article", benchArticle), ("text", benchText), ("png", benchPNG), ("compare", benchCompare),
    ("process", benchProcess), ("cards", benchCards),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let filter = arguments.first { !$0.hasPrefix("--") } ?? ""
    if let count = arguments.first(where: { $0.hasPrefix("--hashes=") }) {
      let count = Int(count.dropFirst(9)) ?? 1
      return try MainActor.assumeIsolated { try printFlingHashes(count: count) }
    }
    if arguments.contains("--gallery") {
      return try MainActor.assumeIsolated { try printGalleryHashes(of: filter) }
    }
    if arguments.contains("--limits") {
      return try MainActor.assumeIsolated { try checkLimits() }
    }
    let folder = arguments.first { $0.hasPrefix("--out=") }.map { $0.dropFirst(6) }
    for scene in rasterScenes() where scene.name.contains(filter) || filter.isEmpty {
      let glyphs = GlyphCache()
      func draw(isParallel: Bool = false) throws -> Pixmap {
        try Rasterizer.render(
          scene.list, size: sceneSize, scale: 1, background: white,
          glyphs: scene.isWarm ? glyphs : GlyphCache(), isParallel: isParallel)
      }
      let picture = try draw()
      if let folder {
        let url = URL(fileURLWithPath: "\(folder)/\(scene.name.prefix(2)).png")
        try picture.write(to: url)
      }
      try measure("raster " + scene.name) { _ = try draw() }
      try measure("  on all processors", on: {}, clock: CLOCK_MONOTONIC) {
        _ = try draw(isParallel: true)
      }
    }
    for (name, bench) in MainActor.assumeIsolated({ benches })
    where name.contains(filter) || filter.isEmpty {
      try MainActor.assumeIsolated { try bench() }
    }
  }
}

/// Runs some work repeatedly for about a second, and prints its minimum and median time.
///
/// The default clock measures the CPU time of the thread, which other programs hardly affect.
///
/// With a number of nodes it also prints the median time per node.
///
/// Work on several threads needs the clock `CLOCK_MONOTONIC`. Returns the median, in milliseconds.
@discardableResult
func measure(
  _ name: String, per nodes: Int? = nil, clock: clockid_t = CLOCK_THREAD_CPUTIME_ID,
  _ work: () throws -> Void
) rethrows -> Double {
  try measure(name, per: nodes, on: {}, clock: clock, work)
}

/// Times work on a subject; creating and releasing the subject is not included in the time.
///
/// Work on several threads needs the clock `CLOCK_MONOTONIC`.
@discardableResult
func measure<Subject, Result>(
  _ name: String, per nodes: Int? = nil, on prepare: () throws -> Subject,
  clock: clockid_t = CLOCK_THREAD_CPUTIME_ID, _ work: (Subject) throws -> Result
) rethrows -> Double {
  var times: [Double] = []
  var total = 0.0
  // `--once` is for profilers, under which a second of work takes minutes.
  let once = CommandLine.arguments.contains("--once")
  while times.count < 3 || !once && total < 1000 && times.count < 200 {
    let subject = try prepare()
    let start = milliseconds(clock)
    let result = try work(subject)
    let time = milliseconds(clock) - start
    withExtendedLifetime((subject, result)) {}
    times.append(time)
    total += time
  }
  times.sort()
  let label = name.padding(toLength: 36, withPad: " ", startingAt: 0)
  let median = times[times.count / 2]
  let share = nodes.map { String(format: "%8.0f ns a node", median * 1e6 / Double($0)) } ?? ""
  print(label, String(format: "min %8.3f ms   median %8.3f ms", times[0], median), share)
  return median
}

/// The resident memory of the process, in kB.
func residentKilobytes() -> Int {
  let pages =
    (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4
}

private func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
