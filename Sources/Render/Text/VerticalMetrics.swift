/// The heights of a font in ems, all positive.
struct VerticalMetrics: Hashable, Sendable {
  /// From the baseline to the top and to the bottom of a line.
  var ascent: Double, descent: Double
  /// Extra space that the font asks for between lines.
  var lineGap: Double
  var capHeight: Double, xHeight: Double

  /// SF Pro's: the system family takes its advances and outlines from Inter, but its line heights
  /// from these published numbers, so that columns of text are as tall as on iOS.
  static let system = VerticalMetrics(
    ascent: 1950 / 2048, descent: 494 / 2048, lineGap: 0, capHeight: 1443 / 2048,
    xHeight: 1078 / 2048)
}
