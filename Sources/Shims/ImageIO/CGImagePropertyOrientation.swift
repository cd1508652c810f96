/// The orientation of a picture's pixels, with the values of TIFF and Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Upright, mirrored from left to right.
  case upMirrored
  /// Rotated by 180°.
  case down
  /// Rotated by 180°, mirrored from left to right.
  case downMirrored
  /// Rotated by 90°, mirrored from left to right.
  case leftMirrored
  /// A clockwise rotation by 90° makes the picture upright.
  case right
  /// Rotated by 90°, mirrored from right to left.
  case rightMirrored
  /// A counterclockwise rotation by 90° makes the picture upright.
  case left
}
