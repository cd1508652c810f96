import Foundation
import Render

/// The whole of a program that `snap` compiles out of a user's views.
///
/// It is a module of its own, between `snap` and Render, since the program is compiled outside the
/// package: these two names are public, and nobody who imports SwiftUI sees them.
@MainActor
public enum ViewProgram {
  /// Renders what the job in the first argument asks for, reports to `snap`, and returns the exit
  /// code.
  public static func run(_ entries: [ViewEntry]) -> Int32 {
    let events = EventStream()
    do {
      let job = try JSONDecoder().decode(
        RenderJob.self, from: Data(CommandLine.arguments.dropFirst().joined().utf8))
      events.send(.finished(try render(job, entries, events)))
      return 0
    } catch {
      events.send(.failed("\(error)"))
      return 2
    }
  }

  /// Writes nothing before every frame is rendered, so that a trap in one leaves no file behind.
  private static func render(
    _ job: RenderJob, _ entries: [ViewEntry], _ events: EventStream
  ) throws -> [RenderedFrame] {
    var frames: [RenderedFrame] = []
    var pictures = PictureFiles()
    for entry in entries {
      events.send(.began(view: entry.name))
      let start = ContinuousClock.now
      let host = entry.makeHost(job)
      var setUp = ContinuousClock.now - start
      for index in 0..<job.framesPerView {
        var frame = RenderedFrame(
          view: entry.name, frame: index + 1, scroll: .zero, path: "-", width: 0, height: 0,
          milliseconds: 0)
        let start = ContinuousClock.now
        if index < job.scrolls.count {
          frame.scroll = job.scrolls[index]
          host.scroll(to: frame.scroll)
        }
        let pixmap = try host.render()
        frame.milliseconds = (ContinuousClock.now - start + setUp) / .milliseconds(1)
        setUp = .zero
        frame.width = pixmap.width
        frame.height = pixmap.height
        if let output = job.output {
          frame.path = output.path(
            of: frames.count + 1, of: entries.count * job.framesPerView)
          pictures.add(try pixmap.pngData(), at: frame.path)
        } else {
          frame.png = try pixmap.pngData()
        }
        frames.append(frame)
      }
    }
    try pictures.write()
    return frames
  }
}
