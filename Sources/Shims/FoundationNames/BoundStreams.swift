import Foundation

extension Stream {
  /// Creates two streams: what is written to the second is read from the first.
  ///
  /// The system chooses the size of the buffer.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let pipe = Pipe()
    func path(_ handle: FileHandle) -> String { "/dev/fd/\(handle.fileDescriptor)" }
    let input = InputStream(fileAtPath: path(pipe.fileHandleForReading))
    let output = OutputStream(toFileAtPath: path(pipe.fileHandleForWriting), append: true)
    BoundPipe.keep(pipe)
    inputStream?.pointee = input
    outputStream?.pointee = output
  }
}

/// The pipes of bound streams; a stream opens its path later, so the pipe stays open.
private enum BoundPipe {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var pipes: [Pipe] = []

  static func keep(_ pipe: Pipe) {
    lock.withLock { pipes.append(pipe) }
  }
}
