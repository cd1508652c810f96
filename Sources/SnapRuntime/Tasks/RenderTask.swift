import LayoutDSL

/// The task of a program that `snap` compiled.
package enum RenderTask: Codable, Sendable {
  /// Takes a picture of every view at each `shot`, and reports `[RenderedFrame]`.
  ///
  /// Without an output, there is one picture, which is in the report.
  case render(PictureEncoding, output: PictureOutput?)
  /// Films the first view, and reports a `RenderedFilm`, which contains the film if there is no
  /// output.
  case film(Film, output: String?)
  /// Explains the layout of every view, and reports `[ExplainedView]`; with a subject, explains one
  /// node step by step.
  case explain(LayoutExplanation.Subject?)
  /// Takes a snapshot of every preview at each `shot`, with the pixels in a folder, sends each as
  /// an event, and reports their number.
  case snapshots(folder: String)
  /// Inspects the screen of every view, and reports `[LintedScreen]`.
  case lint(LintSettings)
  /// Performs each `SessionCommand` on standard input, and sends its answer as an event, until the
  /// input ends.
  case session
}
