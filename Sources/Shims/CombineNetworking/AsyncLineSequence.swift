import Foundation

/// The lines of bytes as UTF-8, without empty ones.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line, without its end.
  public typealias Element = String

  /// The lines, one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator

    /// Returns the next line that is not empty; nil at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        // A line feed, a carriage return and the two between them.
        guard (10...13).contains(byte) else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  fileprivate let base: Base

  /// Returns the lines from the start.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

/// The characters of bytes as UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character

  /// The characters, one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    private var characters: String.Iterator?

    fileprivate init(bytes: Base.AsyncIterator) {
      self.bytes = bytes
    }

    /// Returns the next character; nil at the end.
    public mutating func next() async throws -> Character? {
      if characters == nil {
        // A character may go on in the next byte, so all bytes are read first.
        var all: [UInt8] = []
        while let byte = try await bytes.next() { all.append(byte) }
        characters = String(decoding: all, as: UTF8.self).makeIterator()
      }
      return characters?.next()
    }
  }

  fileprivate let base: Base

  /// Returns the characters from the start.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes as UTF-8, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }

  /// The characters of the bytes as UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
