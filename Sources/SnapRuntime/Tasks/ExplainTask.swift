import LayoutDSL
import Render

extension RunningTask {
  /// Performs the steps on every view, and explains the resulting layout.
  func explain(_ subject: LayoutExplanation.Subject?) throws -> [ExplainedView] {
    try shownViews().compactMap { place, view in
      guard let view else { return nil }
      let host = try begin(view, at: place)
      let warnings =
        (view.deviceWarning(on: job.screen).map { [$0] } ?? []) + job.steps.compactMap(host.warning)
      defer { warn(about: host, view: place.view, besides: warnings) }
      for step in job.steps {
        try host.perform(step)
        events.sendBegan(view: view.name, at: place)
      }
      return ExplainedView(
        view: view.name, layout: try host.viewGraph.explanation(of: subject),
        warnings: host.diagnostics.map(\.description))
    }
  }
}
