/// Characters that no font contains, and a package that provides a font for them, if one is known.
package struct MissingCharacters: Codable, Equatable, Sendable {
  package var characters: [Character]
  package var package: String?

  package init(characters: [Character], package: String?) {
    self.characters = characters
    self.package = package
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    characters = try container.decode([String].self, forKey: .characters).compactMap(\.first)
    package = try container.decodeIfPresent(String.self, forKey: .package)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(characters.map(String.init), forKey: .characters)
    try container.encodeIfPresent(package, forKey: .package)
  }

  private enum CodingKeys: CodingKey { case characters, package }
}
