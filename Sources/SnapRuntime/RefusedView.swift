import Foundation
import LayoutDSL
import ViewCore

/// A view in the place of code that the compiler refuses, with the reason.
public struct RefusedView: View {
  let reason: String

  /// The reason in a red frame.
  public var body: some View {
    Text(verbatim: reason)
      .font(.caption)
      .foregroundStyle(.red)
      .padding(4)
      .border(.red)
  }
}

extension View {
  /// Draws a red frame around the view in the place of a modifier that the compiler refuses.
  nonisolated public func markedAsRefused(_ reason: String) -> some View {
    omitRefusedCode(reason)
    return border(.red)
  }
}

/// Makes a view in the place of code that the compiler refuses.
@Sendable public func makeRefusedView(_ reason: String) -> RefusedView {
  RefusedCodeUse.note(reason)
  return RefusedView(reason: reason)
}

/// Reports a statement that the compiler refuses where the program would execute it.
@Sendable public func omitRefusedCode(_ reason: String) {
  RefusedCodeUse.note(reason)
  guard RefusedCodeUse.isFirst(reason) else { return }
  let line = "warning: code that does not compile is left out: \(reason)\n"
  FileHandle.standardError.write(Data(line.utf8))
}

/// Reports a statement as `omitRefusedCode` does, and makes the error that it throws.
@Sendable public func makeRefusedCodeError(_ reason: String) -> any Error {
  omitRefusedCode(reason)
  return RefusedCodeError(reason: reason)
}

/// The code that the compiler refuses and that a view has used.
enum RefusedCodeUse {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var reason: String?
  nonisolated(unsafe) private static var reported: Set<String> = []

  static func note(_ text: String) { lock.withLock { reason = reason ?? text } }

  /// Whether a reason was not asked about before.
  static func isFirst(_ reason: String) -> Bool {
    lock.withLock { reported.insert(reason).inserted }
  }

  /// Forgets what views have used.
  static func reset() { lock.withLock { reason = nil } }

  /// Throws if a view has used such code since the last reset: its picture would be a wrong golden.
  static func check() throws {
    if let reason = lock.withLock({ reason }) { throw RefusedCodeError(reason: reason) }
  }
}

/// The failure of a part that does not compile, and of a picture that needs it.
private struct RefusedCodeError: LocalizedError, CustomStringConvertible {
  let reason: String
  var description: String { "a part of it does not compile: \(reason)" }
  var errorDescription: String? { description }
}
