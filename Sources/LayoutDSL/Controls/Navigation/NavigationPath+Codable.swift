import Foundation
import ViewCore

extension NavigationPath {
  /// The values of a path in a form that can be encoded.
  ///
  /// A value is written as the name of its type and its JSON, the topmost screen first. A type is
  /// found again by that name in the program that wrote it, so the form is not for exchange.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init?(_ path: NavigationPath) {
      guard path.values.allSatisfy({ $0.base is any Codable }) else { return nil }
      values = path.values
    }

    /// Reads the values of a path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "the type \(name) of a screen is unknown")
        }
        values.insert(AnyHashable(value), at: 0)
      }
      self.values = values
    }

    /// Writes the values of the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }

  /// Creates a path from values that were encoded.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// The values in a form that can be encoded; nil if the type of a value is not `Codable`.
  public var codable: CodableRepresentation? { CodableRepresentation(self) }
}
