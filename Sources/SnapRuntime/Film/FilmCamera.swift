import Foundation
import LayoutDSL
import Render

/// Takes the pictures of a film, which have the same size.
@MainActor final class FilmCamera {
  private let host: ViewHost
  private let film: Film
  private let willShoot: (Int) -> Void
  private var frames: [FilmFrame] = []
  /// The time of the last frame; negative before the first.
  private var lastTime = -1.0
  private var failure: (any Error)?

  private init(host: ViewHost, film: Film, willShoot: @escaping (Int) -> Void) {
    self.host = host
    self.film = film
    self.willShoot = willShoot
  }

  /// Films the scroll of the film, or the steps on a screen; reports the number of each frame.
  static func frames(
    of film: Film, on host: ViewHost, during steps: [ScriptStep],
    willShoot: @escaping (Int) -> Void = { _ in }
  ) throws -> [FilmFrame] {
    // The size is fixed, because a screen with the ideal size of its view could change between
    // frames.
    host.size = host.size
    let camera = FilmCamera(host: host, film: film, willShoot: willShoot)
    try camera.checkLength(film.frameCount ?? 1)
    if let scroll = film.scroll {
      camera.film(scroll)
    } else {
      try camera.film(steps)
    }
    if let failure = camera.failure { throw failure }
    return camera.frames
  }

  private func film(_ scroll: Film.Scroll) {
    let count = film.frameCount ?? 1
    for index in 0..<count where failure == nil {
      let offset = scroll.offset(of: index, of: count)
      if index > 0 { host.advance(to: Double(index) / film.framesPerSecond) }
      host.scroll(to: offset)
      shoot(caption: scroll.caption(of: offset))
    }
  }

  private func film(_ steps: [ScriptStep]) throws {
    if film.framesPerSecond > 60 { host.maximumFramesPerSecond = 120 }
    try host.watch(every: 1 / film.framesPerSecond) { [self] in
      // The call at the end of the script may be the second one at the same time.
      if host.time == lastTime { frames.removeLast() }
      guard failure == nil, frames.count < film.frameCount ?? .max else { return }
      lastTime = host.time
      shoot(caption: "\(rounded(host.time)) s")
    } during: {
      for step in steps where failure == nil { try host.perform(step) }
      if let count = film.frameCount, failure == nil {
        host.advance(to: Double(count - 1) / film.framesPerSecond)
      }
    }
  }

  private func shoot(caption: String) {
    do {
      willShoot(frames.count + 1)
      try checkLength(frames.count + 1)
      frames.append(FilmFrame(picture: try host.render(), caption: caption))
    } catch {
      failure = error
    }
  }

  /// Throws if a number of frames exceeds a limit.
  private func checkLength(_ count: Int) throws(FilmError) {
    guard count <= Film.frameLimit else {
      throw FilmError(reason: "more than \(Film.frameLimit) frames")
    }
    let size = host.size
    let bytes = size.width * size.height * host.scale * host.scale * 4
    guard CGFloat(count) * bytes <= CGFloat(RenderError.byteLimit) else {
      throw FilmError(
        reason:
          "\(count) frames of \(rounded(size.width)) × \(rounded(size.height)) points at scale "
          + "\(rounded(host.scale)) need more than \(RenderError.byteLimit >> 20) MiB")
    }
  }
}

/// A film is too large.
private struct FilmError: Error, CustomStringConvertible {
  var reason: String

  var description: String {
    "the film is too large: \(reason); "
      + "use fewer --frames, a lower --fps, a smaller --size or --scale, or a shorter script"
  }
}

extension Film.Scroll {
  /// Returns the text of an offset, without an axis along which the scroll does not move.
  @MainActor fileprivate func caption(of offset: CGPoint) -> String {
    let x = rounded(offset.x), y = rounded(offset.y)
    if start.x == 0, end.x == 0 { return "y \(y)" }
    return start.y == 0 && end.y == 0 ? "x \(x)" : "\(x), \(y)"
  }
}

/// Returns the text of a number with at most two decimals.
private func rounded(_ number: Double) -> String {
  let hundredths = (number * 100).rounded()
  let value = hundredths == 0 ? 0 : hundredths / 100
  return value == value.rounded() && abs(value) < exactIntegerLimit ? "\(Int(value))" : "\(value)"
}

/// The limit of numbers that are written without decimals; below it, a Double converts to `Int`.
private let exactIntegerLimit = 1e15
