/// When an assertion writes its golden instead of only comparing with it.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Always.
  case all
  /// When the comparison fails or there is no golden.
  case failed
  /// When there is no golden.
  case missing
  /// Never.
  case never

  /// The effective mode: the call's, else the scope's, else the environment's, else the default.
  ///
  /// The default is `missing`, and on a build server `never`: a golden recorded there would pass
  /// the next run unseen.
  package static func resolve(
    call: RecordMode?, scope: RecordMode?, environment: [String: String]
  ) throws(RecordModeError) -> RecordMode {
    if let mode = call ?? scope { return mode }
    for variable in ["SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: value) else {
        throw RecordModeError(variable: variable, value: value)
      }
      return mode
    }
    let servers = ["CI", "GITHUB_ACTIONS", "TF_BUILD"]
    let isServer = servers.contains {
      !["", "0", "false"].contains(environment[$0]?.lowercased() ?? "")
    }
    return isServer ? .never : .missing
  }
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, `false` is ``missing``.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

/// An environment variable that names no record mode.
package struct RecordModeError: Error, Equatable, CustomStringConvertible {
  package var variable: String
  package var value: String

  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(variable)=\(value) is not a record mode; there are \(modes)."
  }
}
