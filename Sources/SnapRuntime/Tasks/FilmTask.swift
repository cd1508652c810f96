import Foundation
import LayoutDSL
import Render

extension RunningTask {
  /// Films the first view and writes the film.
  func make(_ film: Film, output: String?) throws -> RenderedFilm {
    let views = try shownViews()
    guard views.count == 1, let view = views[0].view else {
      throw SeveralViews(entry: entries[0].name, count: views.count)
    }
    let start = ContinuousClock.now
    let host = try begin(view, at: views[0].place)
    var warnings = [
      view.deviceWarning(on: job.screen), film.scroll.flatMap { host.scrollWarning($0.end) },
    ].compactMap { $0 }
    defer { warn(about: host, view: 0, besides: warnings) }
    let frames = try FilmCamera.frames(of: film, on: host, during: job.steps) {
      events.sendDrawing($0, of: film.frameCount)
    }
    // The script may show a scroll view only before it scrolls, so the steps are checked at the
    // end.
    warnings += job.steps.compactMap(host.warning)
    if let count = film.frameCount, frames.count < count {
      warnings.append(
        Warning(
          mistake: "the film has \(frames.count) of \(count) frames: actions that schedule more "
            + "actions without a pause left no time for the others.",
          advice: "Let timers and sleeps take more than zero seconds."))
    }
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    let sequence = FrameSequence(
      frames: frames.map(\.picture), framesPerSecond: film.framesPerSecond)
    var size = (width: frames[0].picture.width, height: frames[0].picture.height)
    let data: Data
    switch film.format {
    case .apng: data = try sequence.apngData()
    case .gif: data = sequence.gifData()
    case .png:
      let sheet = try ViewHost(scale: host.scale, colorScheme: job.screen.colorScheme) {
        ContactSheet(frames: frames, scale: host.scale)
      }.render()
      size = (sheet.width, sheet.height)
      data = try sheet.pngData()
    }
    if let output {
      var files = AtomicFiles()
      files.add(data, at: output)
      try files.write()
    }
    return RenderedFilm(
      view: view.name, path: output ?? "-", width: size.width, height: size.height,
      frames: frames.count, framesPerSecond: film.framesPerSecond, milliseconds: milliseconds,
      data: output == nil ? data : nil)
  }
}

/// The failure of a film of a preview provider with several previews.
private struct SeveralViews: ChoiceError, CustomStringConvertible {
  var entry: String
  var count: Int

  var description: String {
    "'\(entry)' has \(count) previews, and a film shows one: name it, as in "
      + "--view '\(entry) 1'"
  }
}
