import LayoutDSL

/// The layout of one view, as `snap explain --json` reports it.
package struct ExplainedView: Codable, Sendable {
  package var view: String
  package var layout: LayoutExplanation
  package var warnings: [String]
}
