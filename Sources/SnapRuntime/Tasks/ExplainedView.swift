import LayoutDSL

/// The explanation of one view's layout, in the format of `snap explain --json`.
package struct ExplainedView: Codable, Sendable {
  package var view: String
  package var layout: LayoutExplanation
  package var warnings: [String]
}
