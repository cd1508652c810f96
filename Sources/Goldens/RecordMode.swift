/// The condition under which an assertion writes its golden instead of only comparing with it.
public enum RecordMode: String, Sendable, CaseIterable {
  /// The golden is always written.
  case all
  /// The golden is written if the comparison fails or there is no golden.
  case failed
  /// The golden is written if there is none.
  case missing
  /// The golden is never written.
  case never

  /// Returns the effective mode: the call's, else the scope's, else the environment's, else the
  /// default.
  ///
  /// The default is `missing`, and on a CI server `never`: a golden recorded there would pass the
  /// next run although no one has looked at it.
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
  /// Creates ``all`` for `true`, and ``missing`` for `false`.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

/// The error for an environment variable whose value is not a record mode.
package struct RecordModeError: Error, Equatable, CustomStringConvertible {
  package var variable: String
  package var value: String

  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "\(variable)=\(value) is not a record mode; there are \(modes)."
  }
}
