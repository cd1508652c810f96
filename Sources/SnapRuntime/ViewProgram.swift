import Foundation
import Render

/// The whole of a program that `snap` compiles out of a user's views.
///
/// It is a module of its own, between `snap` and Render, since the program is compiled outside the
/// package: these two names are public, and nobody who imports SwiftUI sees them.
@MainActor
public enum ViewProgram {
  /// Renders or explains what the job in the first argument asks for, reports to `snap`, and returns the exit
  /// code.
  public static func run(_ entries: [ViewEntry]) -> Int32 {
    let events = EventStream()
    do {
      let job = try JSONDecoder().decode(
        RenderJob.self, from: Data(CommandLine.arguments.dropFirst().joined().utf8))
      job.sourceFolders.forEach(RenderServices.shared.addStrings)
      job.sourceFolders.forEach(RenderServices.shared.addImages)
      job.sourceFolders.forEach(RenderServices.shared.fonts.registerFiles)
      if job.explains {
        events.send(.explained(try explain(job, entries, events)))
      } else if let film = job.film, let entry = entries.first {
        events.send(.began(view: entry.name))
        events.send(.filmed(try entry.make(film, for: job)))
      } else {
        events.send(.finished(try render(job, entries, events)))
      }
      return 0
    } catch {
      events.send(.failed("\(error)"))
      return 2
    }
  }

  private static func explain(
    _ job: RenderJob, _ entries: [ViewEntry], _ events: EventStream
  ) throws -> [ExplainedView] {
    try entries.map { entry in
      events.send(.began(view: entry.name))
      let host = try entry.makeHost(job)
      for step in job.steps { try host.perform(step) }
      return ExplainedView(
        view: entry.name, layout: try host.viewGraph.explanation(of: job.subject),
        warnings: host.diagnostics.map(\.description))
    }
  }

  /// Writes nothing before every frame is rendered, so that a trap in one leaves no file behind.
  private static func render(
    _ job: RenderJob, _ entries: [ViewEntry], _ events: EventStream
  ) throws -> [RenderedFrame] {
    let count = entries.count * job.framesPerView
    var frames: [RenderedFrame] = []
    var pictures = PictureFiles()
    for (index, entry) in entries.enumerated() {
      events.send(.began(view: entry.name))
      var start = ContinuousClock.now
      let host = try entry.makeHost(job)
      var shotCount = 0
      var scroll = CGPoint.zero
      for step in job.steps {
        if case .scroll(let offset, nil) = step.action { scroll = offset }
        guard let name = step.shotName else {
          try host.perform(step)
          continue
        }
        shotCount += 1
        let (data, width, height) = try job.encoding.picture(of: host)
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        let label =
          name.map { entries.count > 1 ? "\(index + 1).\($0)" : $0 } ?? "\(frames.count + 1)"
        // A shot of a script keeps its name, however many there are.
        let isNamed = name != nil && step.place != nil
        let path = count > 1 || isNamed ? job.output?.path(labelled: label) : job.output?.path
        if let path { pictures.add(data, at: path) }
        frames.append(
          RenderedFrame(
            view: entry.name, frame: shotCount,
            scroll: host.viewGraph.outermostScrollNode?.contentOffset ?? scroll,
            time: host.time, path: path ?? "-",
            width: width, height: height, milliseconds: milliseconds,
            data: path == nil ? data : nil))
        start = .now
      }
      for diagnostic in host.diagnostics { print("warning: \(diagnostic)") }
    }
    try pictures.write()
    return frames
  }
}
