/// The vertical metrics of a font in ems, all positive.
struct VerticalMetrics: Hashable, Sendable {
  /// The distances from the baseline to the top and to the bottom of a line.
  var ascent: Double, descent: Double
  /// The additional space between lines.
  var lineGap: Double
  var capHeight: Double, xHeight: Double

  /// The published metrics of SF Pro.
  ///
  /// The system family has the outlines of Inter but these line heights, so that columns of text
  /// are as tall as on iOS.
  static let system = VerticalMetrics(
    // Measurements.md#system-font-metrics
    ascent: 1950 / 2048, descent: 494 / 2048, lineGap: 0, capHeight: 1443 / 2048,
    xHeight: 1078 / 2048)
}
