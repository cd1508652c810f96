import Foundation
import LayoutDSL
import Render

extension ViewEntry {
  /// Films the view and writes the film.
  @MainActor func make(_ film: Film, for job: RenderJob) throws -> RenderedFilm {
    let start = ContinuousClock.now
    let frames = try FilmCamera.frames(of: film, on: makeHost(job), during: job.steps)
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    let path = job.output?.path ?? "\(name).\(film.format.rawValue)"
    let sequence = FrameSequence(
      frames: frames.map(\.picture), framesPerSecond: film.framesPerSecond)
    var size = (width: frames[0].picture.width, height: frames[0].picture.height)
    var files = PictureFiles()
    switch film.format {
    case .apng: files.add(try sequence.apngData(), at: path)
    case .gif: files.add(sequence.gifData(), at: path)
    case .png:
      let sheet = try ViewHost(
        scale: job.scale, colorScheme: job.scheme == .dark ? .dark : .light
      ) { ContactSheet(frames: frames, scale: job.scale) }.render()
      size = (sheet.width, sheet.height)
      files.add(try sheet.pngData(), at: path)
    }
    try files.write()
    return RenderedFilm(
      view: name, path: path, width: size.width, height: size.height, frames: frames.count,
      framesPerSecond: film.framesPerSecond, milliseconds: milliseconds)
  }
}
