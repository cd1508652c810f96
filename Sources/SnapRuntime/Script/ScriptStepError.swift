/// The failure of a step, with its location in a script.
package struct ScriptStepError: Error, CustomStringConvertible {
  var place: String?
  var reason: String

  package var description: String { (place.map { "\($0): " } ?? "") + reason }
}
