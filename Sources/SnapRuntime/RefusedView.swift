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

/// Makes a view in the place of code that the compiler refuses.
@Sendable public func makeRefusedView(_ reason: String) -> RefusedView {
  RefusedCodeUse.note(reason)
  return RefusedView(reason: reason)
}

/// The code that the compiler refuses and that a view has used.
enum RefusedCodeUse {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var reason: String?

  static func note(_ text: String) { lock.withLock { reason = reason ?? text } }

  /// Forgets what views have used.
  static func reset() { lock.withLock { reason = nil } }

  /// Throws if a view has used such code since the last reset: its picture would be a wrong golden.
  static func check() throws {
    if let reason = lock.withLock({ reason }) { throw RefusedCodeError(reason: reason) }
  }
}

/// The failure to take a picture of a view a part of which does not compile.
private struct RefusedCodeError: Error, CustomStringConvertible {
  let reason: String
  var description: String { "a part of it does not compile: \(reason)" }
}
