import Foundation

/// Splits a line into its dashes.
///
/// Returns the solid line if the dash pattern is invalid, or has too many dashes.
func dashed(_ line: Polyline, _ style: StrokeStyle) -> [Polyline] {
  let pattern = style.dash.map { Double($0) }
  let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
  guard line.points.count > 1, !pattern.isEmpty, period > 0, period.isFinite,
    pattern.allSatisfy({ $0 >= 0 }), style.dashPhase.isFinite
  else { return [line] }
  let points = line.isClosed ? line.points + [line.points[0]] : line.points
  let smooth = line.isClosed ? line.isSmooth + [line.isSmooth[0]] : line.isSmooth
  var length = 0.0
  for index in 1..<points.count { length += distance(points[index - 1], points[index]) }
  guard length.isFinite, length / period * Double(pattern.count) < 20_000 else { return [line] }

  var phase = Double(style.dashPhase).truncatingRemainder(dividingBy: period)
  if phase < 0 { phase += period }
  var entry = 0
  // A dash of length 0 is a dot only if the line starts exactly there.
  while phase > 0, phase >= pattern[entry % pattern.count], entry <= pattern.count * 2 {
    phase -= pattern[entry % pattern.count]
    entry += 1
  }
  var rest = max(0, pattern[entry % pattern.count] - phase)
  let startsInDash = entry % 2 == 0

  var dashes: [Polyline] = []
  var dash = Polyline()
  if startsInDash { dash.append(points[0], isSmooth: false) }
  for index in 1..<points.count {
    let from = points[index - 1], to = points[index]
    let segment = distance(from, to)
    var done = 0.0
    while segment - done > rest {
      done += rest
      let share = done / segment
      let cut = Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      if entry % 2 == 0 {
        dash.append(cut, isSmooth: false)
        dashes.append(directed(dash, from, to))
        dash = Polyline()
      } else {
        dash = Polyline()
        dash.append(cut, isSmooth: false)
      }
      entry += 1
      rest = pattern[entry % pattern.count]
    }
    rest -= segment - done
    if entry % 2 == 0 { dash.append(to, isSmooth: smooth[index]) }
  }
  guard entry % 2 == 0, !dash.points.isEmpty else { return dashes }
  if line.isClosed, startsInDash, let first = dashes.first {
    // The dash across the start of a closed line is a single dash.
    dash.isSmooth[dash.isSmooth.count - 1] = smooth[0]
    for index in 1..<max(1, first.points.count) {
      dash.append(first.points[index], isSmooth: first.isSmooth[index])
    }
    dashes[0] = dash
  } else if line.isClosed, startsInDash {
    return [line]
  } else {
    dashes.append(dash)
  }
  return dashes
}

/// Extends a dash of length 0 slightly, so that its caps have a direction.
private func directed(_ dash: Polyline, _ from: Point, _ to: Point) -> Polyline {
  guard dash.points.count == 1 else { return dash }
  let length = distance(from, to)
  var result = dash
  let point = dash.points[0]
  result.append(
    Point(
      x: point.x + (to.x - from.x) / length * 1e-4, y: point.y + (to.y - from.y) / length * 1e-4),
    isSmooth: false)
  return result
}

private func distance(_ a: Point, _ b: Point) -> Double {
  let x = b.x - a.x, y = b.y - a.y
  return (x * x + y * y).squareRoot()
}
