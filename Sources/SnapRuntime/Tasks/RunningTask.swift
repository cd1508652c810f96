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
    ViewHost.sizeOutsideViews = job.screen.screenSize
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

  /// Returns the views of all entries, nil for those that are skipped, each with its place.
  func shownViews() throws -> [(place: ViewPlace, view: ShownView?)] {
    let views: [(place: ViewPlace, view: ShownView?)] = try entries.indices.flatMap { index in
      try members(ofEntry: index).enumerated().map { child, member in
        let isWanted = if case .number(let number) = job.child { child == number - 1 } else { true }
        return (member.place, isWanted ? try make(member) : nil)
      }
    }
    switch job.child {
    case nil: return views
    case .number(let number):
      guard views.indices.contains(number - 1) else {
        throw MissingChild(name: entries[0].name, count: views.count)
      }
      return [views[number - 1]]
    case .displayName(let name):
      let named = views.filter { $0.view?.name == name }
      guard named.count == 1 else {
        throw UnclearChild(name: name, count: named.count, all: views.compactMap(\.view?.name))
      }
      return named
    }
  }

  /// A view of an entry, nil if it is skipped, and its place.
  typealias PlacedMember = (place: ViewPlace, member: ViewEntry.Member?)

  /// Returns the views of an entry.
  func members(ofEntry index: Int) -> [PlacedMember] {
    let entry = ViewPlace(view: index)
    if job.skipped.contains(entry) { return [(entry, nil)] }
    events.sendBegan(view: entries[index].name, at: entry)
    let members = entries[index].members()
    return members.enumerated().map { child, member in
      let place = members.count == 1 ? entry : ViewPlace(view: index, child: child)
      return (place, job.skipped.contains(place) ? nil : member)
    }
  }

  /// Makes a view; a crash meanwhile is attributed to it.
  func make(_ view: PlacedMember) throws -> ShownView? {
    guard let member = view.member else { return nil }
    events.sendBegan(view: member.name, at: view.place)
    return try member.make()
  }

  /// Returns the screen of a view; a crash from now on is attributed to that view.
  func begin(_ view: ShownView, at place: ViewPlace) throws -> ViewHost {
    events.sendBegan(view: view.name, at: place)
    return try view.host(on: job.screen)
  }
}

/// The failure for a name that either no child of a preview provider has, or several.
private struct UnclearChild: ChoiceError, CustomStringConvertible {
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
private struct MissingChild: ChoiceError, CustomStringConvertible {
  var name: String
  var count: Int

  var description: String {
    "'\(name)' has \(count) preview\(count == 1 ? "" : "s"); write --view '\(name) 1'"
      + (count > 1 ? " to '\(name) \(count)'" : "")
  }
}
