/// A point in double precision.
package struct Point {
  package var x: Double, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
