import CoreLocation
import Drawing

/// Shortest ways on the globe.
enum GreatCircle {
  /// Returns the points with enough points between them to follow the shortest ways: one for each
  /// two degrees.
  static func points(through points: [MKMapPoint]) -> [MKMapPoint] {
    guard var last = points.first else { return [] }
    var result = [last]
    for point in points.dropFirst() {
      let (from, to) = (Direction(last.coordinate), Direction(point.coordinate))
      let angle = from.angle(to: to)
      let count = Int((angle / (2 * .pi / 180)).rounded(.up))
      if count > 1, angle < .pi - 1e-6 {
        let whole = deterministicSineCosine(angle).sine
        for step in 1..<count {
          let share = Double(step) / Double(count)
          result.append(
            MKMapPoint(
              from.sum(
                deterministicSineCosine((1 - share) * angle).sine / whole, to,
                deterministicSineCosine(share * angle).sine / whole
              ).coordinate))
        }
      }
      result.append(point)
      last = point
    }
    return result
  }

  /// A vector of length one from the centre of the globe.
  private struct Direction {
    let x: Double, y: Double, z: Double

    init(x: Double, y: Double, z: Double) {
      (self.x, self.y, self.z) = (x, y, z)
    }

    init(_ coordinate: CLLocationCoordinate2D) {
      let latitude = deterministicSineCosine(coordinate.latitude * .pi / 180)
      let longitude = deterministicSineCosine(coordinate.longitude * .pi / 180)
      self.init(
        x: latitude.cosine * longitude.cosine, y: latitude.cosine * longitude.sine,
        z: latitude.sine)
    }

    var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(
        latitude: deterministicArcTangent(z, (x * x + y * y).squareRoot()) * 180 / .pi,
        longitude: deterministicArcTangent(y, x) * 180 / .pi)
    }

    func angle(to other: Direction) -> Double {
      let (crossX, crossY, crossZ) = (
        y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x
      )
      return deterministicArcTangent(
        (crossX * crossX + crossY * crossY + crossZ * crossZ).squareRoot(),
        x * other.x + y * other.y + z * other.z)
    }

    func sum(_ share: Double, _ other: Direction, _ otherShare: Double) -> Direction {
      Direction(
        x: x * share + other.x * otherShare, y: y * share + other.y * otherShare,
        z: z * share + other.z * otherShare)
    }
  }
}
