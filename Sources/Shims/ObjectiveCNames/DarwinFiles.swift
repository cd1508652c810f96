internal import CStreams
import Foundation

// Files as Darwin's C library describes them, with the functions and values of Linux.

extension stat {
  /// The time of the last access.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// The time of the last change of the content.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// The time of the last change of the status.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
}

// A position in a file is an integer on Darwin.

extension fpos_t: @retroactive ExpressibleByIntegerLiteral {
  /// Creates the position of a number of bytes.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Creates the position of a number of bytes.
  public init(_ value: some BinaryInteger) {
    self.init()
    __pos = numericCast(value)
  }
}

extension BinaryInteger {
  /// Creates the number of bytes before a position.
  public init(_ position: fpos_t) { self = numericCast(position.__pos) }
}

/// The functions of a stream; nil for those that it does not have.
private final class StreamFunctions {
  typealias Read = (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  typealias Write = (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32
  typealias Seek = (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t
  typealias Close = (UnsafeMutableRawPointer?) -> Int32

  let cookie: UnsafeMutableRawPointer?
  let (read, write, seek, close): (Read?, Write?, Seek?, Close?)

  init(cookie: UnsafeRawPointer?, _ read: Read?, _ write: Write?, _ seek: Seek?, _ close: Close?) {
    self.cookie = UnsafeMutableRawPointer(mutating: cookie)
    (self.read, self.write, self.seek, self.close) = (read, write, seek, close)
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> StreamFunctions? {
    context.map { Unmanaged<StreamFunctions>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// Opens a stream that functions read, write, move and close; nil for those that it does not have.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ readfn: ((UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ writefn: ((UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: ((UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
  _ closefn: ((UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
  let functions = Unmanaged.passRetained(
    StreamFunctions(cookie: cookie, readfn, writefn, seekfn, closefn))
  let stream = layoutdsl_open_stream(
    functions.toOpaque(), writefn == nil ? "r" : readfn == nil ? "w" : "r+",
    { context, bytes, count in
      guard let functions = StreamFunctions.of(context), let read = functions.read else {
        return -1
      }
      return Int(read(functions.cookie, bytes, Int32(clamping: count)))
    },
    { context, bytes, count in
      guard let functions = StreamFunctions.of(context), let write = functions.write else {
        return 0
      }
      return max(0, Int(write(functions.cookie, bytes, Int32(clamping: count))))
    },
    { context, offset, origin in
      guard let offset, let functions = StreamFunctions.of(context), let seek = functions.seek
      else { return -1 }
      offset.pointee = Int(seek(functions.cookie, fpos_t(offset.pointee), origin))
      return offset.pointee < 0 ? -1 : 0
    },
    { context in
      guard let context else { return 0 }
      let functions = Unmanaged<StreamFunctions>.fromOpaque(context).takeRetainedValue()
      return functions.close?(functions.cookie) ?? 0
    })
  if stream == nil { functions.release() }
  return stream?.assumingMemoryBound(to: FILE.self)
}
