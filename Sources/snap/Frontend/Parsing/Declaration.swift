/// A type, an extension or a preview in a file.
struct Declaration: Codable, Equatable {
  enum Kind: String, Codable {
    case type, `extension`, preview
  }

  var kind: Kind
  /// The name, such as `Outer.Inner`; for a preview, its title, which may be empty.
  var name: String
  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
  /// The names in the inheritance clause, without their modules.
  var inherits: [String] = []
  /// Whether the declaration, or a type that contains it, is private to its file.
  var isPrivate = false
  /// The arguments that the memberwise initializer and the generic type require.
  var needs: [String] = []
  /// The implicitly unwrapped properties of a class that no code of its file sets: others have to.
  var unsetProperties: [String] = []
  /// The arguments that each declared initializer requires.
  var initializers: [[String]] = []
}
