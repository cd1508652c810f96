import Foundation
import Render
import ViewClock

/// The main function of a program that `snap` compiles from a user's views.
///
/// The program is compiled outside the package, so this name and `ViewEntry` are public; they are
/// in a module of their own so that `import SwiftUI` does not show them.
@MainActor
public enum ViewProgram {
  /// Does the job that the arguments describe, reports to `snap`, and returns the exit code.
  public static func run(_ entries: [ViewEntry]) -> Int32 {
    let events = EventStream()
    ParentWatch.start(events)
    do {
      let job = try JSONDecoder().decode(
        RenderJob.self, from: Data(CommandLine.arguments.dropFirst().joined().utf8))
      // Before any code of the user runs.
      job.screen.region.adoptForProcess()
      job.sourceFolders.forEach(RenderServices.shared.addStrings)
      job.sourceFolders.forEach(RenderServices.shared.addImages)
      job.sourceFolders.forEach(RenderServices.shared.fonts.registerFiles)
      try RunningTask(job: job, entries: entries, events: events).run()
      return 0
    } catch {
      events.sendFailed(error.reason)
      return 2
    }
  }
}

extension ScreenSettings {
  fileprivate var region: Region {
    Region(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: timeZone) ?? .gmt)
  }
}
