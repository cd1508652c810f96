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
      if job.explains {
        events.send(.explained(try explain(job, entries, events)))
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
      for scroll in job.scrolls { host.scroll(to: scroll) }
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
    for entry in entries {
      events.send(.began(view: entry.name))
      var start = ContinuousClock.now
      let host = try entry.makeHost(job)
      for index in 0..<job.framesPerView {
        let scroll = job.scrolls.isEmpty ? nil : job.scrolls[index]
        if let scroll { host.scroll(to: scroll) }
        let pixmap = try host.render()
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        let png = try pixmap.pngData()
        let path = job.output?.path(of: frames.count + 1, of: count)
        if let path { pictures.add(png, at: path) }
        frames.append(
          RenderedFrame(
            view: entry.name, frame: index + 1, scroll: scroll ?? .zero, path: path ?? "-",
            width: pixmap.width, height: pixmap.height, milliseconds: milliseconds,
            png: path == nil ? png : nil))
        start = .now
      }
      for diagnostic in host.diagnostics { print("warning: \(diagnostic)") }
    }
    try pictures.write()
    return frames
  }
}
