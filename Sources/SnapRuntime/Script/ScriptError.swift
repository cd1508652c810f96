/// An error in a script, with its location and a hint.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  package var message: String

  init(_ message: String) {
    self.message = message
  }

  package var description: String { message }
}
