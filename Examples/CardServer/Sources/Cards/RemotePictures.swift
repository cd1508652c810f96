import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Pictures of other servers: only of listed hosts, by HTTPS, without redirects, and of limited size.
package struct RemotePictures: Sendable {
  private let hosts: Set<String>
  private let byteLimit: Int
  private let load: @Sendable (URL, Int) async throws -> Data

  /// The largest picture that is decoded.
  private static let pixelLimit = 16_000_000

  /// `load` returns the bytes at an address, and throws if there are more than a limit.
  package init(
    hosts: Set<String>, byteLimit: Int = 4 << 20,
    load: @escaping @Sendable (URL, Int) async throws -> Data = {
      try await Download.data(at: $0, limit: $1)
    }
  ) {
    self.hosts = hosts
    self.byteLimit = byteLimit
    self.load = load
  }

  /// Returns the bytes of a PNG or JPEG.
  package func data(at address: URL) async throws -> Data {
    guard address.scheme == "https", address.user == nil, address.port == nil,
      let host = address.host, hosts.contains(host)
    else { throw CardError.noPicture("the host of the picture is not on the list") }
    let data: Data
    do {
      data = try await load(address, byteLimit)
    } catch {
      throw CardError.noPicture("the picture cannot be loaded")
    }
    guard data.count <= byteLimit, let (width, height) = Self.size(of: [UInt8](data)),
      width > 0, height > 0, width <= Self.pixelLimit / height
    else { throw CardError.noPicture("the picture is too large, or neither a PNG nor a JPEG") }
    return data
  }

  /// Returns the width and height in the header of a PNG or JPEG.
  static func size(of bytes: [UInt8]) -> (Int, Int)? {
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), bytes.count >= 24 {
      return (number(16, 4), number(20, 4))
    }
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var start = 2
    while start + 9 <= bytes.count, bytes[start] == 0xff {
      let marker = bytes[start + 1]
      // The markers of frames, of which three numbers have other meanings.
      if 0xc0...0xcf ~= marker, ![0xc4, 0xc8, 0xcc].contains(marker) {
        return (number(start + 7, 2), number(start + 5, 2))
      }
      start += 2 + max(2, number(start + 2, 2))
    }
    return nil
  }
}

/// A download that ends at a number of bytes, or at a redirect.
package final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Refused: Error {}

  private let limit: Int
  private let continuation: CheckedContinuation<Data, any Error>
  // The session calls the delegate on one queue.
  private var data = Data()

  private init(_ limit: Int, _ continuation: CheckedContinuation<Data, any Error>) {
    self.limit = limit
    self.continuation = continuation
  }

  /// Returns the body of a response with status 200.
  package static func data(at address: URL, limit: Int) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let settings = URLSessionConfiguration.ephemeral
      settings.timeoutIntervalForResource = 5
      let session = URLSession(
        configuration: settings, delegate: Download(limit, continuation), delegateQueue: nil)
      session.dataTask(with: address).resume()
      session.finishTasksAndInvalidate()
    }
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  package func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive new: Data)
  {
    data += new
    if data.count > limit { dataTask.cancel() }
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let status = (task.response as? HTTPURLResponse)?.statusCode
    if error == nil, status == 200 {
      continuation.resume(returning: data)
    } else {
      continuation.resume(throwing: error ?? Refused())
    }
  }
}
