import Foundation

// Angles of pixels: plain arithmetic with an error below a hundredth of a pixel in any picture, the
// same on every machine, and fast in debug builds.

/// Returns the angle of a vector, in -π…π; 0 for no vector.
func quickAngle(_ y: Float, _ x: Float) -> Float {
  let width = abs(x), height = abs(y)
  let most = width > height ? width : height, least = width > height ? height : width
  guard most > 0 else { return 0 }
  let ratio = least / most, square = ratio * ratio
  var sum: Float = -0.01172120
  sum = sum * square + 0.05265332
  sum = sum * square - 0.11643287
  sum = sum * square + 0.19354346
  sum = sum * square - 0.33262347
  sum = sum * square + 0.99997726
  var angle = sum * ratio
  if height > width { angle = .pi / 2 - angle }
  if x < 0 { angle = .pi - angle }
  return y < 0 ? -angle : angle
}

/// Returns the sine and cosine of an angle.
func quickSineCosine(_ angle: Float) -> (sine: Float, cosine: Float) {
  let turns = (angle / (.pi / 2)).rounded()
  guard abs(turns) < 1e6 else { return (0, 1) }
  let x = angle - turns * (.pi / 2), square = x * x
  let sine = x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
  let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
  switch Int(turns) & 3 {
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  case 3: return (-cosine, sine)
  default: return (sine, cosine)
  }
}
