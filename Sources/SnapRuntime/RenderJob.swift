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
  /// One frame each, in order, of one session; empty for one frame as the view first appears.
  package var scrolls: [CGPoint]
  package var scheme: Scheme
  package var background: Background
  /// Where the pictures go; nil to hand the only one back in `RenderedFrame.png`.
  package var output: OutputPath?
  /// Asks for explanations of the layout instead of pictures.
  package var explains = false
  /// The view whose story the explanations tell.
  package var subject: LayoutExplanation.Subject?

  package init(
    size: CGSize?, scale: Double, scrolls: [CGPoint], scheme: Scheme, background: Background,
    output: OutputPath?
  ) {
    self.size = size
    self.scale = scale
    self.scrolls = scrolls
    self.scheme = scheme
    self.background = background
    self.output = output
  }

  package var framesPerView: Int { max(1, scrolls.count) }
}
