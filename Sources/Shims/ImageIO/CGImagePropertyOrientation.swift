/// How the pixels of a picture are turned, by the numbers of TIFF and Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Upright, mirrored from left to right.
  case upMirrored
  /// Turned by 180 degrees.
  case down
  /// Turned by 180 degrees, mirrored from left to right.
  case downMirrored
  /// Turned by 90 degrees, mirrored from left to right.
  case leftMirrored
  /// Turned by 90 degrees clockwise to be upright.
  case right
  /// Turned by 90 degrees, mirrored from right to left.
  case rightMirrored
  /// Turned by 90 degrees counterclockwise to be upright.
  case left
}
