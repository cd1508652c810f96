import Foundation
import FoundationNetworking

extension URL {
  /// The bytes of a file or a response, which are loaded at once.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The bytes, one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let url: URL
      fileprivate var bytes: Data.Iterator?

      /// Returns the next byte; nil at the end.
      public mutating func next() async throws -> UInt8? {
        if bytes == nil {
          let data =
            url.isFileURL
            ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          bytes = data.makeIterator()
        }
        return bytes?.next()
      }
    }

    fileprivate let url: URL

    /// Returns the bytes from the start.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  /// The bytes of what the URL names.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of what the URL names as UTF-8, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
