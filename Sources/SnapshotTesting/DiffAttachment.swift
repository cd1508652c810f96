import Foundation

/// A file that belongs to a failure.
public enum DiffAttachment: Sendable {
  /// Data with a file name; the picture of the difference has a name that begins with `difference`.
  case data(Data, name: String)
}
