import Foundation
import LayoutDSL

/// The answer of a session to one command.
package enum SessionAnswer: Codable, Sendable {
  case views([SessionView])
  case picture(SessionPicture)
  case inspection(SessionInspection)
  case explanation(LayoutExplanation)
  /// The screen cannot be shown, or a step cannot be performed, with the reason.
  case refused(String)
}

/// The picture of a screen, and what the controls beside it show.
package struct SessionPicture: Codable, Sendable {
  /// A PNG.
  package var data: Data
  /// The size of the screen, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: Double
  package var safeArea: ScreenSettings.SafeArea
  /// The seconds that have passed on the screen.
  package var time: Double
  /// The offset of the main scroll view, and the last one at rest; nil if nothing scrolls.
  package var scroll: Scroll?
  /// The time for the steps, layout, rasterization and encoding.
  package var milliseconds: Double
  /// The mistakes on the screen; nil if there are none.
  package var warnings: ScreenWarnings?

  /// The state of the main scroll view, in points.
  package struct Scroll: Codable, Equatable, Sendable {
    package var offset: CGPoint
    package var end: CGPoint
  }
}

/// A description of what is on a screen; all places are in points of the screen.
package struct SessionInspection: Codable, Sendable {
  package var nodes: [LayoutExplanation.Node]
  /// The first baseline of each text.
  package var baselines: [Baseline]
  /// The accessibility elements, in reading order.
  package var elements: [Element]

  package struct Baseline: Codable, Equatable, Sendable {
    package var start: CGPoint
    package var width: CGFloat
  }

  package struct Element: Codable, Equatable, Sendable {
    package var text: String
    package var frame: CGRect
  }
}
