import Foundation
@_exported import UniformTypeIdentifiers

/// A value that can be shared, copied and dropped.
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representations in which the value is transferred.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which a value is transferred.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Combines the representations of a value.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  /// Returns the first representation.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  /// Adds a representation to those before it.
  public static func buildPartialBlock<
    Accumulated: TransferRepresentation, Next: TransferRepresentation
  >(
    accumulated: Accumulated, next: Next
  ) -> TupleTransferRepresentation<Item> where Accumulated.Item == Item, Next.Item == Item {
    TupleTransferRepresentation()
  }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// The representation of an encodable value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The type of the data.
  public let contentType: UTType

  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }
}

/// The representation of a value as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the data.
  public let contentType: UTType
  /// Makes the data from the value; nil if it is not exported.
  public private(set) var exporting: (@Sendable (Item) async throws -> Data)?
  /// Makes the value; nil if it is not imported.
  public private(set) var importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Creates a representation that is exported.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    self.exporting = exporting
  }

  /// Creates a representation that is imported.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = importedContentType
    self.importing = importing
  }
}

/// The representation of a value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the file.
  public let contentType: UTType
  /// Makes the file from the value; nil if it is not exported.
  public private(set) var exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  /// Makes the value; nil if it is not imported.
  public private(set) var importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Creates a representation that is exported.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    self.exporting = exporting
  }

  /// Creates a representation that is imported.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    self.importing = importing
  }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL

  /// Creates a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
  }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the file is the sender's, not a copy.
  public let isOriginalFile: Bool
}

/// The representation of a value as another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Makes the other value; nil if it is not exported.
  public private(set) var exporting: (@Sendable (Item) async throws -> Proxy)?
  /// Makes the value; nil if it is not imported.
  public private(set) var importing: (@Sendable (Proxy) async throws -> Item)?

  /// Creates a representation that is exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.exporting = { try exporting($0) }
    self.importing = { try importing($0) }
  }

  /// Creates a representation that is exported.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    self.exporting = { try exporting($0) }
  }

  /// Creates a representation that is imported.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    self.importing = { try importing($0) }
  }
}

extension TransferRepresentation {
  /// Suggests a name for the file of the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Suggests a name that depends on the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    self
  }

  /// Exports the value only under a condition; a drop in the same screen takes the value itself.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    self
  }

  /// Limits the processes that can read the representation.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    self
  }
}

/// The processes that can read a representation of a value.
public enum TransferRepresentationVisibility: Sendable {
  /// Every process.
  case all
  /// The processes of the same development team.
  case team
  /// This process.
  case ownProcess
}

extension Never: Transferable {
  /// Never used: there are no values.
  public static var transferRepresentation: Never { fatalError("Never has no representation") }
}

extension Never: TransferRepresentation {
  /// Never used: there are no values.
  public typealias Item = Never
}

extension String: Transferable {
  /// The text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  /// The data.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The text of the URL.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}

extension AttributedString: Transferable {
  /// The characters in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(exportedContentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    }
  }
}
