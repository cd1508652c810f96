import Foundation
import LayoutDSL
import Render

extension RunningTask {
  /// Films the first view and writes the film.
  func make(_ film: Film, output: String) throws -> RenderedFilm {
    let entry = entries[0]
    let start = ContinuousClock.now
    let host = try begin(entry)
    var warnings = film.scroll.flatMap { host.scrollWarning($0.end) }.map { [$0] } ?? []
    let frames = try FilmCamera.frames(of: film, on: host, during: job.steps)
    // The script may show a scroll view before it scrolls.
    warnings += job.steps.compactMap(host.warning)
    warn(about: host, view: 0, besides: warnings)
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    let sequence = FrameSequence(
      frames: frames.map(\.picture), framesPerSecond: film.framesPerSecond)
    var size = (width: frames[0].picture.width, height: frames[0].picture.height)
    var files = PictureFiles()
    switch film.format {
    case .apng: files.add(try sequence.apngData(), at: output)
    case .gif: files.add(sequence.gifData(), at: output)
    case .png:
      let sheet = try ViewHost(scale: job.screen.scale, colorScheme: job.screen.colorScheme) {
        ContactSheet(frames: frames, scale: job.screen.scale)
      }.render()
      size = (sheet.width, sheet.height)
      files.add(try sheet.pngData(), at: output)
    }
    try files.write()
    return RenderedFilm(
      view: entry.name, path: output, width: size.width, height: size.height,
      frames: frames.count, framesPerSecond: film.framesPerSecond, milliseconds: milliseconds)
  }
}

/// A film, as `snap film --json` reports it.
package struct RenderedFilm: Codable, Sendable {
  package var view: String
  package var path: String
  /// Of the file, in pixels.
  package var width: Int
  package var height: Int
  package var frames: Int
  package var framesPerSecond: Double
  /// The time to lay out and rasterize all frames, without encoding and writing.
  package var milliseconds: Double
}
