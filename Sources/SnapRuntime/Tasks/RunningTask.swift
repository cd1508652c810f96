import Foundation
import Render

/// A running task.
@MainActor
struct RunningTask {
  let job: RenderJob
  let entries: [ViewEntry]
  let events: EventStream
  let commands: CommandQueue

  /// Performs the task and sends its report.
  func run() throws {
    switch job.task {
    case .render(let encoding, let output):
      events.sendFinished(try render(encoding, output: output))
    case .film(let film, let output): events.sendFinished(try make(film, output: output))
    case .explain(let subject): events.sendFinished(try explain(subject))
    case .snapshots(let folder): events.sendFinished(takeSnapshots(in: folder))
    case .lint(let settings): events.sendFinished(try lint(settings))
    case .session: try Session(self).run(commands)
    }
  }

  /// Returns the views of all entries that are not skipped, each with the index of its entry.
  func shownViews() throws -> [(entry: Int, view: ShownView)] {
    let views = try entries.enumerated().flatMap { index, entry in
      if job.skipped.contains(index) { return [] as [(entry: Int, view: ShownView)] }
      events.sendBegan(view: entry.name, index: index)
      return try entry.views().map { (entry: index, view: $0) }
    }
    switch job.child {
    case nil: return views
    case .number(let number):
      guard views.indices.contains(number - 1) else {
        throw MissingChild(name: entries[0].name, count: views.count)
      }
      return [views[number - 1]]
    case .displayName(let name):
      let named = views.filter { $0.view.name == name }
      guard named.count == 1 else {
        throw UnclearChild(name: name, count: named.count, all: views.map(\.view.name))
      }
      return named
    }
  }

  /// Returns the screen of a view; a crash from now on is attributed to that view.
  func begin(_ view: ShownView, ofEntry index: Int? = nil) throws -> ViewHost {
    events.sendBegan(view: view.name, index: index)
    return try view.host(on: job.screen)
  }
}

/// The failure for a name that either no child of a preview provider has, or several.
private struct UnclearChild: Error, CustomStringConvertible {
  var name: String
  var count: Int
  var all: [String]

  var description: String {
    let summary =
      count == 0
      ? "there is no view '\(name)'; `snap list` prints the views, and the preview providers have:"
      : "\(count) previews are named '\(name)'; name one by its provider and number; there are:"
    return ([summary] + all).joined(separator: "\n  ")
  }
}

/// The failure for a number that no child of a preview provider has.
private struct MissingChild: Error, CustomStringConvertible {
  var name: String
  var count: Int

  var description: String {
    "'\(name)' has \(count) preview\(count == 1 ? "" : "s"); write --view '\(name) 1'"
      + (count > 1 ? " to '\(name) \(count)'" : "")
  }
}
