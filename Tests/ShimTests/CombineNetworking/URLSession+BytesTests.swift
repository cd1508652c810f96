import CombineNetworking
import Foundation
import FoundationNetworking
import Testing

struct URLSession_BytesTests {
  @Test func theBytesAndLinesAreThoseOfTheResponse() async throws {
    let url = try #require(URL(string: "data:text/plain,one%0Atwo"))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answer.self]
    let session = URLSession(configuration: configuration)
    let (bytes, response) = try await session.bytes(from: url)
    #expect(response.url == url)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["one", "two"])
    #expect(try await bytes.reduce(into: [UInt8]()) { $0.append($1) } == Array("one\ntwo".utf8))
  }

  /// Answers every request with two lines.
  private final class Answer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 7, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("one\ntwo".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }
}
