/// Characters that no font contains, and a package that provides a font for them, if one is known.
package struct MissingCharacters: Equatable, Sendable {
  package var characters: [Character]
  package var package: String?

  package init(characters: [Character], package: String?) {
    self.characters = characters
    self.package = package
  }
}
