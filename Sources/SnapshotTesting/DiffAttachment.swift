import Foundation

/// A file that belongs to a failure.
public enum DiffAttachment: Sendable {
  /// Data with a file name; a name that begins with `difference` is the picture of the difference.
  case data(Data, name: String)
}
