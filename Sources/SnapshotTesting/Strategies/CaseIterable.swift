import Foundation

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Saves the results of a function for every case of a type, as lines of comma-separated values.
  ///
  /// - Parameter witness: The strategy of the results.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, String>
  ) -> Snapshotting<(Value) -> Result, String> {
    Snapshotting<(Value) -> Result, String>(
      pathExtension: "csv", diffing: .lines,
      capture: { function in
        let rows = try Value.allCases.map { input in
          let output = try witness.capture(function(input)).format
          return [String(describing: input), output].map(quoted).joined(separator: ",")
        }
        return Capture(format: rows.joined(separator: "\n"))
      })
  }
}

private func quoted(_ field: String) -> String {
  "\"" + field.replacing("\"", with: "\"\"") + "\""
}
