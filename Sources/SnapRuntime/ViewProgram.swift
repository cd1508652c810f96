import CNetwork
import Foundation
import Render
import ViewClock

/// Returns a program without views.
///
/// A function, so that the source that `snap` generates names no type: a user's types may have any
/// name.
public func makeSnapProgram() -> ViewProgram { ViewProgram() }

/// A program that `snap` compiles from a user's views.
///
/// It is compiled outside the package, so this class and `ViewEntry` are public; they are in a module
/// of their own so that `import SwiftUI` does not show them.
public final class ViewProgram {
  private var entries: [ViewEntry] = []

  fileprivate init() {}

  /// Adds a view to those that the program can render.
  public func add(_ entry: ViewEntry) {
    entries.append(entry)
  }

  /// Does the job that the arguments describe, reports to `snap`, and ends the program.
  public func run() -> Never {
    nonisolated(unsafe) let entries = entries
    exit(MainActor.assumeIsolated { perform(with: entries) })
  }
}

/// Returns the exit code.
@MainActor
private func perform(with entries: [ViewEntry]) -> Int32 {
  let events = EventStream()
  ParentWatch.start(events)
  do {
    let job = try JSONDecoder().decode(
      RenderJob.self, from: Data(CommandLine.arguments.dropFirst().joined().utf8))
    // Before any code of the user runs.
    job.screen.region.adoptForProcess()
    if !job.usesNetwork { layoutdsl_turn_network_off() }
    ViewClock.outsideWork = OutsideWork(patience: 30) {
      .init(
        begun: Int(layoutdsl_begun_transfers()), ended: Int(layoutdsl_ended_transfers()))
    }
    job.sourceFolders.forEach(RenderServices.shared.addStrings)
    job.sourceFolders.forEach(RenderServices.shared.addImages)
    job.sourceFolders.forEach(RenderServices.shared.fonts.registerFiles)
    let chosen = job.views.filter(entries.indices.contains).map { entries[$0] }
    try RunningTask(job: job, entries: chosen, events: events).run()
    return 0
  } catch {
    events.sendFailed(error.reason)
    return 2
  }
}

extension ScreenSettings {
  fileprivate var region: Region {
    Region(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
  }
}
