import Foundation
import LayoutDSL

/// What `snap` asks of a program that it compiled: how its views look, and where the pictures go.
package struct RenderJob: Codable, Sendable {
  /// Light or dark appearance.
  package enum Scheme: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  /// The screen; nil for the ideal size of each view.
  package var size: CGSize?
  package var scale: Double
  /// What happens on the screen of each view, with a picture at each shot.
  package var steps: [ScriptStep]
  package var scheme: Scheme
  package var background: Background
  /// Where the pictures go; nil to hand the only one back in `RenderedFrame.data`.
  package var output: OutputPath?
  package var encoding = PictureEncoding()
  /// The folders of the sources, whose string catalogs translate the texts and whose fonts serve
  /// them.
  package var sourceFolders: [URL] = []
  /// Asks for explanations of the layout instead of pictures.
  package var explains = false
  /// The view whose story the explanations tell.
  package var subject: LayoutExplanation.Subject?
  /// Asks for a film of what happens, instead of pictures.
  package var film: Film?

  package init(
    size: CGSize?, scale: Double, steps: [ScriptStep], scheme: Scheme, background: Background,
    output: OutputPath?
  ) {
    self.size = size
    self.scale = scale
    self.steps = steps
    self.scheme = scheme
    self.background = background
    self.output = output
  }

  package var framesPerView: Int { steps.count { $0.shotName != nil } }
}

extension [ScriptStep] {
  /// A picture at each offset, and there at each of some times, which ascend; of a screen that is
  /// not scrolled, or at once, without them.
  package static func shots(at offsets: [CGPoint], _ times: [Seconds]) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    for index in 0..<Swift.max(offsets.count, 1) {
      if !offsets.isEmpty { steps.append(ScriptStep(.scroll(to: offsets[index], id: nil))) }
      if times.isEmpty { steps.append(ScriptStep(.shot(name: nil))) }
      var passed = 0.0
      for time in times {
        let name = offsets.count > 1 ? "\(index + 1).\(time.text)" : time.text
        steps.append(ScriptStep(.wait(time.value - passed)))
        steps.append(ScriptStep(.shot(name: name)))
        passed = time.value
      }
    }
    return steps
  }
}
