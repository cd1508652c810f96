import Foundation
import SnapshotTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLRequestTests {
  private func request() throws -> URLRequest {
    var request = URLRequest(
      url: try #require(URL(string: "https://example.com/sign?b=2&a=1")))
    request.httpMethod = "POST"
    request.setValue("pf_session={}", forHTTPHeaderField: "Cookie")
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data(#"{"b":"x","a":1}"#.utf8)
    return request
  }

  @Test func rawHasTheMethodTheFieldsAndTheBody() throws {
    let text = try Snapshotting<URLRequest, String>.raw.snapshot(request()).wait()
    #expect(
      text == """
        POST https://example.com/sign?a=1&b=2
        Accept: text/html
        Cookie: pf_session={}

        {"b":"x","a":1}
        """)
  }

  @Test func aPrettyBodyHasSortedKeys() throws {
    let text = try Snapshotting<URLRequest, String>.raw(pretty: true).snapshot(request()).wait()
    let body = try #require(text.components(separatedBy: "\n\n").last)
    #expect(body.hasPrefix("{\n"))
    #expect(
      try #require(body.firstRange(of: "a")?.lowerBound)
        < (try #require(body.firstRange(of: "b")?.lowerBound)))
  }

  @Test func curlIsACommand() throws {
    let text = try Snapshotting<URLRequest, String>.curl.snapshot(request()).wait()
    #expect(
      text
        == [
          "curl", "--request POST", #"--header "Accept: text/html""#,
          #"--data "{\"b\":\"x\",\"a\":1}""#, #"--cookie "pf_session={}""#,
          #""https://example.com/sign?a=1&b=2""#,
        ].joined(separator: " \\\n\t"))
  }
}
