/// What the scan of one file remembers of a type, an extension or a preview.
struct Declaration: Codable, Equatable {
  enum Kind: String, Codable {
    case type, `extension`, preview
  }

  var kind: Kind
  /// `Outer.Inner`; of a preview, its title or nothing.
  var name: String
  var line: Int
  /// Names in the inheritance clause, without their module.
  var inherits: [String] = []
  /// Private to its file, or within a type that is.
  var isPrivate = false
  /// What the memberwise or generic form of the type has to be given.
  var needs: [String] = []
  /// The arguments that each written initializer has to be given.
  var initializers: [[String]] = []
}
