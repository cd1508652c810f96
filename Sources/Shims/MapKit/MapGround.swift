import SwiftUI

/// The ground of a map: a plain colour with lines of latitude and longitude, in place of the land.
///
/// Measurements.md#map
struct MapGround: View {
  let projection: MapProjection
  let style: MapStyle
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Rectangle().fill(colors.land)
        graticule(in: CGRect(origin: .zero, size: geometry.size))
          .stroke(colors.line, lineWidth: 1)
      }
    }
  }

  private var colors: (land: Color, line: Color) {
    switch (style.ground, colorScheme) {
    case (.satellite, _):
      (Color(red: 0.25, green: 0.29, blue: 0.23), Color(red: 0.32, green: 0.36, blue: 0.3))
    case (.land, .dark):
      (Color(red: 0.17, green: 0.18, blue: 0.2), Color(red: 0.24, green: 0.25, blue: 0.28))
    case (.land, _):
      (Color(red: 0.96, green: 0.95, blue: 0.92), Color(red: 0.89, green: 0.88, blue: 0.84))
    }
  }

  /// The lines at the widest round distance of at most 120 points.
  private func graticule(in bounds: CGRect) -> Path {
    let world = MKMapSize.world.width
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map(projection.place)
    let (columns, rows) = (corners.map(\.x), corners.map(\.y))
    // The ground has lines beyond the poles, too, as it repeats beyond the date line.
    let (west, east) = (max(columns.min() ?? 0, -world), min(columns.max() ?? 0, 2 * world))
    let (north, south) = (max(rows.min() ?? 0, -world), min(rows.max() ?? 0, 2 * world))
    let degree = world / 360
    let step =
      degree * (MapGround.distances.first { $0 * degree * projection.scale <= 120 } ?? 0.0001)
    func lines(_ from: Double, _ to: Double) -> StrideThrough<Double> {
      stride(from: (from / step).rounded(.up) * step, through: to, by: step)
    }
    return Path { path in
      func addLine(_ from: MKMapPoint, _ to: MKMapPoint) {
        path.move(to: projection.point(for: from))
        path.addLine(to: projection.point(for: to))
      }
      for x in lines(west, east) { addLine(MKMapPoint(x: x, y: north), MKMapPoint(x: x, y: south)) }
      for y in lines(north, south) { addLine(MKMapPoint(x: west, y: y), MKMapPoint(x: east, y: y)) }
    }
  }

  /// In degrees of longitude.
  private static let distances: [Double] = [
    60, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002,
  ]
}
