/// A step that failed, with its place in a script.
package struct ScriptStepError: Error, CustomStringConvertible {
  var place: String?
  var reason: String

  package var description: String { (place.map { "\($0): " } ?? "") + reason }
}
