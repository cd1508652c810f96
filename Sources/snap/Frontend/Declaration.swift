/// A type, an extension or a preview in a file.
struct Declaration: Codable, Equatable {
  enum Kind: String, Codable {
    case type, `extension`, preview
  }

  var kind: Kind
  /// `Outer.Inner`; for a preview, its title, which may be empty.
  var name: String
  /// From 1.
  var line: Int
  /// From 1, in bytes.
  var column: Int
  /// The names in the inheritance clause, without their modules.
  var inherits: [String] = []
  /// Whether it is private to its file, or in a type that is.
  var isPrivate = false
  /// The arguments that the memberwise initializer and the generic type require.
  var needs: [String] = []
  /// The arguments that each declared initializer requires.
  var initializers: [[String]] = []
}
