import CNetwork
import CSignals
import Foundation
import Render
import ViewClock
import ViewCore

/// Returns a program without views.
///
/// It is a function so that the source that `snap` generates names no type, since a type of the
/// user may have the same name.
public func makeSnapProgram() -> ViewProgram { ViewProgram() }

/// A program that `snap` compiles from a user's views.
///
/// The program is compiled outside the package, so this class and `ViewEntry` are public. They are
/// in a separate module so that `import SwiftUI` does not make them visible.
public final class ViewProgram {
  private var entries: [ViewEntry] = []

  fileprivate init() {}

  /// Adds a view that the program can render.
  public func add(_ entry: ViewEntry) {
    entries.append(entry)
  }

  /// Performs the job in the arguments, reports to `snap`, and ends the program.
  public func run() -> Never {
    nonisolated(unsafe) let entries = entries
    exit(MainActor.assumeIsolated { perform(with: entries) })
  }
}

/// Performs the job, and returns the exit code.
@MainActor
private func perform(with entries: [ViewEntry]) -> Int32 {
  layoutdsl_trace_callers_of_the_system()
  ICUVariables.remove()
  let events = EventStream()
  let commands = CommandQueue()
  ParentWatch.start(events, commands)
  do {
    let job = try JSONDecoder().decode(
      RenderJob.self, from: Data(CommandLine.arguments.dropFirst().joined().utf8))
    // The region has to be set before user code runs.
    job.screen.region.adoptForProcess()
    if !job.usesNetwork { layoutdsl_turn_network_off() }
    ViewClock.outsideWork = OutsideWork(patience: 30) {
      .init(
        begun: Int(layoutdsl_begun_transfers()), ended: Int(layoutdsl_ended_transfers()))
    }
    if job.screen.hasLongTexts { RenderServices.shared.usePseudolanguage() }
    job.sourceFolders.forEach(RenderServices.shared.addStrings)
    job.sourceFolders.forEach(RenderServices.shared.addImages)
    job.sourceFolders.forEach(RenderServices.shared.fonts.registerFiles)
    let chosen = job.views.filter(entries.indices.contains).map { entries[$0] }
    let app = job.app.flatMap { entries[$0].app }
    if let window = job.app.flatMap({ entries[$0].window }) {
      let objects = AppObjects { try window(job.screen) }
      MissingObjects.search = { objects.object(of: $0) }
    }
    try withExtendedLifetime(app.map { ViewClock().makeCurrent($0) }) {
      try RunningTask(job: job, entries: chosen, events: events, commands: commands).run()
    }
    return 0
  } catch {
    events.sendFailed(error.reason, isChoice: error is any ChoiceError)
    return 2
  }
}

/// The failure of a command that names something that does not exist, or several things.
protocol ChoiceError: Error {}

extension LayoutExplanation.Failure: ChoiceError {}

extension ScreenSettings {
  fileprivate var region: Region {
    Region(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
  }
}
