import Foundation
import LayoutDSL
import Render

extension RunningTask {
  /// Takes all pictures before it writes them, so that a trap leaves no files.
  ///
  /// A view whose script fails at a step has the pictures of the shots before it and one of the
  /// screen at the failure.
  func render(_ encoding: PictureEncoding, output: PictureOutput?) throws -> [RenderedFrame] {
    // Skipped views count, so that the other pictures keep their names.
    let views = try shownViews()
    let count = views.count * job.steps.shotCount
    if output == nil, count > 1 { throw SeveralPictures(count: count) }
    var frames: [RenderedFrame] = []
    var pictures = AtomicFiles()
    for (index, (place, view)) in views.enumerated() {
      guard let view else { continue }
      // A child that was chosen by its name or number is the only view of its entry.
      let child = job.child == nil ? place.child.map { $0 + 1 } : nil
      var start = ContinuousClock.now
      let host = try begin(view, at: place)
      var shotCount = 0
      var warnings = view.deviceWarning(on: job.screen).map { [$0] } ?? []
      defer { warn(about: host, view: place.view, besides: warnings) }
      var scroll = CGPoint.zero
      func take(_ name: String?, isNamedByScript: Bool) throws {
        shotCount += 1
        let picture = try encoding.picture(of: host)
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        let path = output?.path(
          of: PicturePlace(
            entry: place.view, child: child, view: index + 1, viewCount: views.count,
            shot: shotCount, shotCount: job.steps.shotCount, name: name,
            isNamedByScript: isNamedByScript))
        if let path { pictures.add(picture.data, at: path) }
        frames.append(
          RenderedFrame(
            view: view.name, frame: shotCount,
            scroll: host.viewGraph.mainScrollNode(for: scroll)?.contentOffset ?? scroll,
            time: host.time, path: path ?? "-",
            width: picture.width, height: picture.height, milliseconds: milliseconds,
            data: path == nil ? picture.data : nil))
        start = .now
      }
      for step in job.steps {
        events.sendDrawing(frames.count + 1, of: count)
        if case .scroll(let offset, nil) = step.action { scroll = offset }
        if let name = step.shotName {
          try take(name, isNamedByScript: name != nil && step.place != nil)
          continue
        }
        host.warning(about: step).map { warnings.append($0) }
        do {
          try host.perform(step)
        } catch {
          guard output != nil else { throw error }
          events.sendLeft(view: place.view, problem: error.description)
          let line = step.place?.split(separator: ":").last
          try take("failed-line-\(line ?? "0")", isNamedByScript: true)
          break
        }
      }
    }
    try pictures.write()
    return frames
  }
}

/// The failure of a command that writes one picture to standard output.
private struct SeveralPictures: ChoiceError, CustomStringConvertible {
  var count: Int

  var description: String {
    "standard output takes one picture, and there are \(count): name one view with --view"
  }
}
