/// A step that failed, with its place in a script.
struct ScriptStepError: Error, CustomStringConvertible {
  var place: String?
  var reason: String

  var description: String { (place.map { "\($0): " } ?? "") + reason }
}
