import LayoutDSL

extension FontRequest {
  /// What the system's font adds after each cluster, in points.
  ///
  /// Up to 13 points Inter is as wide as San Francisco. From there on that is set closer, by a
  /// tracking that Apple publishes by size; Inter follows it, so far that widths at 17 points are
  /// those recorded (`SystemWidthsTests`). From 20 points up Inter's display cut takes its place.
  var systemTracking: Double {
    guard family == .system(.default), width == 0, size > 13, size < 20 else { return 0 }
    // In thousandths of the size, at 13 points and each whole one after that.
    let table = [0, -5, -11, -15, -21, -20, -19, -19]
    let index = Int(size) - 13
    let share = Double(size) - Double(Int(size))
    let thousandths = Double(table[index]) * (1 - share) + Double(table[index + 1]) * share
    return thousandths / 1000 * Double(size)
  }
}
