import Foundation

/// The colours on one screen that no asset catalog has, and the shaders, which do not run.
///
/// Styles are resolved without knowledge of the view that they are for.
package final class StyleProblems: @unchecked Sendable {
  private let lock = NSLock()
  /// The problems by the expression that has them.
  private var problems: [String: Diagnostic.Problem] = [:]

  /// The diagnostics, sorted by expression.
  var diagnostics: [Diagnostic] {
    lock.withLock { problems }.sorted { $0.key < $1.key }.map { expression, problem in
      Diagnostic(problem: problem, path: expression)
    }
  }

  /// Adds a name, and the file that should describe its colour if it is unreadable.
  func note(_ name: String, unreadable: (file: String, reason: String)?) {
    let problem = unreadable.map { Diagnostic.Problem.unreadableColor($0.file, reason: $0.reason) }
    lock.withLock { problems["Color(\"\(name)\")"] = problem ?? .missingColor(name) }
  }

  /// Adds the name of a Metal function that a style calls.
  func note(shader name: String) {
    lock.withLock { problems["ShaderLibrary.\(name)"] = .unsupportedShader(name) }
  }
}
