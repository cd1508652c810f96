import Foundation
import LayoutDSL
import Render

extension RunningTask {
  /// Takes a snapshot of every preview at each `shot`, with the pixels in files of a folder, and
  /// returns their number.
  ///
  /// A preview, or child of a provider, that cannot be shown does not stop the others.
  func takeSnapshots(in folder: String) -> Int {
    var count = 0
    for (index, entry) in entries.enumerated() {
      var problems: [String] = []
      func noting(_ work: () throws -> Void) {
        do { try work() } catch { problems.append(error.reason) }
      }
      var names = ChildNames(of: entry.name)
      for member in members(ofEntry: index) {
        noting {
          RefusedCodeUse.reset()
          guard let view = try make(member) else { return }
          let name = names.name(of: view, at: member.place)
          if index == 0, let child = member.place.child, child < job.takenChildren { return }
          try takeSnapshots(of: view, child: name, at: member.place) {
            count += 1
            return "\(folder)/\(index).\(count).pixels"
          }
        }
      }
      events.sendLeft(
        view: index, problem: problems.isEmpty ? nil : problems.joined(separator: "\n"))
    }
    return count
  }

  private func takeSnapshots(
    of view: ShownView, child: String?, at place: ViewPlace, makePath: () -> String
  ) throws {
    var start = ContinuousClock.now
    let host = try begin(view, at: place)
    var warnings = view.deviceWarning(on: job.screen).map { [$0] } ?? []
    defer { warn(about: host, view: place.view, besides: warnings) }
    var shotCount = 0
    for step in job.steps {
      guard let name = step.shotName else {
        host.warning(about: step).map { warnings.append($0) }
        try host.perform(step)
        continue
      }
      shotCount += 1
      let picture = try host.render()
      try RefusedCodeUse.check()
      let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
      let path = makePath()
      try Data(picture.bytes).write(to: URL(fileURLWithPath: path))
      events.sendTook(
        TakenSnapshot(
          view: place.view, child: child,
          shot: name ?? (job.steps.shotCount > 1 ? "\(shotCount)" : nil),
          width: picture.width, height: picture.height, pixels: path,
          renderer: RendererFingerprint.current, layout: host.paintedLayoutTree(),
          milliseconds: milliseconds))
      start = .now
    }
  }
}

/// The names of the children of a preview provider; a name that an earlier child has is followed by
/// a number.
private struct ChildNames {
  private let provider: String
  private var used: Set<String> = []

  init(of provider: String) { self.provider = provider }

  /// Returns the name of a child; nil for the only view of an entry if it has the entry's name.
  mutating func name(of view: ShownView, at place: ViewPlace) -> String? {
    guard let child = place.child else { return view.name == provider ? nil : view.name }
    // A child without a display name has the provider's name and its number.
    let name = view.name == place.name(in: provider) ? "\(child + 1)" : view.name
    let numbered = (2...).lazy.map { "\(name) \($0)" }
    let free = used.contains(name) ? numbered.first { !used.contains($0) } ?? name : name
    used.insert(free)
    return free
  }
}
