import Foundation

extension FileHandle {
  /// The bytes of a file, which are read in blocks.
  public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The bytes, one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let file: FileHandle
      fileprivate var bytes = Data().makeIterator()

      /// Returns the next byte; nil at the end.
      public mutating func next() async throws -> UInt8? {
        if let byte = bytes.next() { return byte }
        bytes = (try file.read(upToCount: 4096) ?? Data()).makeIterator()
        return bytes.next()
      }
    }

    fileprivate let file: FileHandle

    /// Returns the bytes from the place where the file is read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file) }
  }

  /// The bytes from the place where the file is read.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}
