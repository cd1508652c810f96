import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of a response, which are all there when the sequence begins.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The bytes, one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator

      /// Returns the next byte; nil at the end.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    fileprivate let data: Data

    /// Returns the bytes from the start.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(bytes: data.makeIterator())
    }
  }

  /// Sends a request, and returns the bytes of its response.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  /// Loads a URL, and returns the bytes of its response.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }
}
