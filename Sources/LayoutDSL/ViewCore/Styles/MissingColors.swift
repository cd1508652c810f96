import Foundation

/// The names of the colours on one screen that no asset catalog has.
///
/// Colours are resolved without knowledge of the view that they are for.
package final class MissingColors: @unchecked Sendable {
  private let lock = NSLock()
  private var problems: [String: Diagnostic.Problem] = [:]

  /// The diagnostics, sorted by name.
  var diagnostics: [Diagnostic] {
    lock.withLock { problems }.sorted { $0.key < $1.key }.map { name, problem in
      Diagnostic(problem: problem, path: "Color(\"\(name)\")")
    }
  }

  /// Adds a name, and the file that should describe its colour if it is unreadable.
  func note(_ name: String, unreadable: (file: String, reason: String)?) {
    let problem = unreadable.map { Diagnostic.Problem.unreadableColor($0.file, reason: $0.reason) }
    lock.withLock { problems[name] = problem ?? .missingColor(name) }
  }
}
