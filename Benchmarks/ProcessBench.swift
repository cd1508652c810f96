import Foundation

/// Times whole runs of `snap` that render the card list as a PNG of 1170 × 2532 pixels: with a warm
/// compilation cache, and after an edit of the list.
func benchProcess() throws {
  let snap = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("snap").path
  guard FileManager.default.isExecutableFile(atPath: snap) else {
    return print("process: build 'snap' first")
  }
  let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("CardList.swift")
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("card-list-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let source = folder.appendingPathComponent("CardList.swift")
  let text = try String(contentsOf: list, encoding: .utf8)
  let command = [
    snap, "render", source.path, "--size", "390x844", "--scale", "3", "-o",
    folder.path + "/list.png",
  ]
  func render(edit: Int) throws -> ProcessUsage {
    try Data("\(text)\nprivate let edit = \(edit)\n".utf8).write(to: source)
    return try usage(of: command)
  }
  _ = try render(edit: 0)
  try report("process", (0..<15).map { _ in try render(edit: 0) })
  try report("edit", (1...15).map(render))
}

private func report(_ title: String, _ runs: [ProcessUsage]) {
  for (name, unit, value) in [
    ("wall", "ms", \.wall), ("CPU of all processes", "ms", \.processor),
    ("peak of memory", "MiB", \.memory),
  ] as [(String, String, KeyPath<ProcessUsage, Double>)] {
    let sorted = runs.map { $0[keyPath: value] }.sorted()
    let label = "\(title): \(name)".padding(toLength: 36, withPad: " ", startingAt: 0)
    print(label, String(format: "min %8.1f \(unit)   median %8.1f \(unit)", sorted[0], sorted[7]))
  }
}

/// The resources of a program and its child processes: times in milliseconds, and the larger memory
/// peak in MiB.
private struct ProcessUsage {
  var wall: Double, processor: Double, memory: Double
}

private func usage(of command: [String]) throws -> ProcessUsage {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var arguments = command.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  let start = ContinuousClock.now
  var process: pid_t = 0, status: Int32 = 0, usage = rusage()
  guard posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0,
    wait4(process, &status, 0, &usage) == process, status == 0
  else { throw CocoaError(.executableLoad) }
  let wall = (ContinuousClock.now - start) / .milliseconds(1)
  func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
  return ProcessUsage(
    wall: wall, processor: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
    memory: Double(usage.ru_maxrss) / 1024)
}
