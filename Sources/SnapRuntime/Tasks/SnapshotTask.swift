import Foundation
import LayoutDSL
import Render

extension RunningTask {
  /// Takes a snapshot of every preview at each `shot`, with the pixels in files of a folder, and
  /// returns their number.
  ///
  /// A preview that cannot be shown does not stop the others.
  func takeSnapshots(in folder: String) -> Int {
    var count = 0
    for (index, entry) in entries.enumerated() {
      events.sendBegan(view: entry.name)
      var problem: String?
      do {
        for (child, view) in try children(of: entry) {
          try takeSnapshots(of: view, child: child, entry: index) {
            count += 1
            return "\(folder)/\(index).\(count).pixels"
          }
        }
      } catch {
        problem = error.reason
      }
      events.sendLeft(view: index, problem: problem)
    }
    return count
  }

  /// Returns the views of an entry, with the names of the children of a preview provider; a name
  /// that an earlier child has is followed by a number.
  private func children(of entry: ViewEntry) throws -> [(name: String?, view: ShownView)] {
    let views = try entry.views()
    var used: Set<String> = []
    return views.enumerated().map { index, view in
      let isOwnName = views.count == 1 && view.name == entry.name
      guard !isOwnName else { return (nil, view) }
      // A child without a display name has the provider's name and its number.
      let name = view.name == "\(entry.name) \(index + 1)" ? "\(index + 1)" : view.name
      let numbered = (2...).lazy.map { "\(name) \($0)" }
      let free = used.contains(name) ? numbered.first { !used.contains($0) } : name
      used.insert(free ?? name)
      return (free ?? name, view)
    }
  }

  private func takeSnapshots(
    of view: ShownView, child: String?, entry: Int, makePath: () -> String
  ) throws {
    var start = ContinuousClock.now
    let host = try begin(view)
    var warnings = view.deviceWarning(on: job.screen).map { [$0] } ?? []
    defer { warn(about: host, view: entry, besides: warnings) }
    var shotCount = 0
    for step in job.steps {
      guard let name = step.shotName else {
        host.warning(about: step).map { warnings.append($0) }
        try host.perform(step)
        continue
      }
      shotCount += 1
      let picture = try host.render()
      let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
      let path = makePath()
      try Data(picture.bytes).write(to: URL(fileURLWithPath: path))
      events.sendTook(
        TakenSnapshot(
          view: entry, child: child,
          shot: name ?? (job.steps.shotCount > 1 ? "\(shotCount)" : nil),
          width: picture.width, height: picture.height, pixels: path,
          renderer: RendererFingerprint.current, layout: host.paintedLayoutTree(),
          milliseconds: milliseconds))
      start = .now
    }
  }
}
