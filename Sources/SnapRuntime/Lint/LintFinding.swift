import Foundation
import LayoutDSL

/// A mistake that a rule has found on a screen.
package struct LintFinding: Codable, Sendable {
  package var rule: LintRule
  /// The text or the label of the view; empty if it has none.
  package var subject: String
  /// The text of the view in its source, such as the key of a translation; empty if it has none.
  package var source: String
  /// The mistake, as the end of a sentence about the view.
  package var mistake: String
  /// The suggestion, as a sentence.
  package var advice: String
  /// Whether the author or the system has chosen it, so that no fix is needed.
  package var isNote: Bool
  /// The frame on the screen, in points.
  package var frame: CGRect
  /// The index of the view's node among those of the screen; nil if it is not listed.
  package var node: Int?
  /// The path of the picture of the view; nil if none was asked for, or it is off the screen.
  package var crop: String?
}

/// The findings of one screen, with the nodes from which `snap` finds the source lines.
package struct LintedScreen: Codable, Sendable {
  /// The index of the view among those of the task.
  package var entry: Int
  /// The name of the view.
  package var view: String
  package var findings: [LintFinding]
  /// All nodes of the screen; empty without findings.
  package var nodes: [LayoutExplanation.Node]
}
