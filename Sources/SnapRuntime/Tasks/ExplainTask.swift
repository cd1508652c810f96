import LayoutDSL
import Render

extension RunningTask {
  /// Performs the steps on every view and explains the layout they leave.
  func explain(_ subject: LayoutExplanation.Subject?) throws -> [ExplainedView] {
    try entries.enumerated().map { index, entry in
      let host = try begin(entry)
      let warnings = job.steps.compactMap(host.warning)
      defer { warn(about: host, view: index, besides: warnings) }
      for step in job.steps {
        try host.perform(step)
        events.sendBegan(view: entry.name)
      }
      return ExplainedView(
        view: entry.name, layout: try host.viewGraph.explanation(of: subject),
        warnings: host.diagnostics.map(\.description))
    }
  }
}

/// The layout of one view, as `snap explain --json` reports it.
package struct ExplainedView: Codable, Sendable {
  package var view: String
  package var layout: LayoutExplanation
  package var warnings: [String]
}
