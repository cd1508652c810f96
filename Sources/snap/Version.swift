import Foundation
import Render

/// The version of `snap`, and of what the pictures depend on.
enum Version {
  /// The newest version in the change log.
  static let number = "0.1.0"

  /// The output of `--version`: the versions of `snap`, the renderer, its libraries, the fonts and
  /// the compiler.
  static func text(environment: [String: String]) -> String {
    let parts = RendererFingerprint.current.split(separator: " ")
    let isFont = { (part: Substring) in part.contains(".ttf:") || part.contains(".otf:") }
    let compiler = try? Toolkit.compiler(environment: environment)
    let version = compiler.flatMap { try? compilerVersion($0, environment) }
    return """
      snap \(number)
      renderer \(parts.filter { !isFont($0) }.joined(separator: " "))
      fonts \(parts.filter(isFont).joined(separator: " "))
      compiler \(version ?? "none on the search path")
      """
  }

  /// Returns the version of a compiler and its path; nil if it does not run.
  static func compilerVersion(_ compiler: URL, _ environment: [String: String]) throws -> String? {
    // The compiler leaves a temporary folder.
    let output = try withTemporaryFolder { folder in
      try ChildProcess.output(
        of: [compiler.path, "--version"],
        environment: environment.merging(["TMPDIR": folder.path]) { $1 })
    }
    return output?.split(whereSeparator: \.isNewline).first.map { "\($0) (\(compiler.path))" }
  }
}
