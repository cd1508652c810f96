import Testing

@testable import snap

struct HTTPRequestTests {
  private func request(_ lines: String...) -> HTTPRequest? {
    HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))
  }

  @Test func aHeadHasAPathAQueryAndHeaders() {
    let request = request("GET /a/b?token=1&x HTTP/1.1", "Host: here:1 ", "X-Other:  y: z")
    #expect(request?.method == "GET")
    #expect(request?.path == "/a/b")
    #expect(request?.query == ["token": "1", "x": ""])
    #expect(request?.headers == ["host": "here:1", "x-other": "y: z"])
  }

  @Test func malformedHeadsAreRefused() {
    #expect(request("") == nil)
    #expect(request("GET /") == nil)
    #expect(request("GET http://other/ HTTP/1.1") == nil)
    #expect(request("GET / HTTP/2") == nil)
    #expect(request("GET / HTTP/1.1", "no colon") == nil)
    #expect(request("GET / HTTP/1.1", "Host: a", "Host: b") == nil)
    #expect(request("GET / HTTP/1.1", "Origin: a", "origin: b") == nil)
  }
}
