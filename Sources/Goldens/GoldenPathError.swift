import Foundation

/// The reason why an assertion has no golden path.
package enum GoldenPathError: Error, Equatable, CustomStringConvertible {
  /// The test is parametrised: a counter does not identify its cases.
  case unnamedCase(function: String)
  /// No character of the name is allowed in a path.
  case unusableName(String)
  /// Another assertion has the path.
  case taken(golden: URL, first: String, second: String)
  /// The name of another golden differs only in case or Unicode normalization.
  case oneFileElsewhere(golden: URL, other: URL)

  package var description: String {
    switch self {
    case .unnamedCase(let function):
      let labels = function.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let first = labels.prefix { $0 != ":" }
      let argument = first.isEmpty || first == "_" ? "argument" : String(first)
      return """
        "\(function)" runs once per argument, so a counter cannot tell its snapshots apart.

        Name each by its argument: assertSnapshot(of: …, as: …, named: "\\(\(argument))")
        """
    case .unusableName(let name):
      return #"named: "\#(name)" has no letter or digit for a file name."#
    case .taken(let golden, let first, let second):
      return """
        Two snapshots have the same golden; give one of them a name with `named:`.

        "\(golden.absoluteString)"
        first: \(first)
        again: \(second)
        """
    case .oneFileElsewhere(let golden, let other):
      return """
        The names of two goldens differ only in case or Unicode normalization, and many systems \
        keep one file for both; rename one with `named:`, or delete the one that is not used.

        "\(golden.absoluteString)"
        "\(other.absoluteString)"
        """
    }
  }
}
