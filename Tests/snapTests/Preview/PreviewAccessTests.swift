import Testing

@testable import snap

struct PreviewAccessTests {
  private let access = PreviewAccess(port: 80)

  private func allows(
    token: String?, host: String? = "127.0.0.1:80", origin: String? = nil
  ) throws -> Bool {
    let lines =
      ["GET /\(token.map { "?token=\($0)" } ?? "") HTTP/1.1"]
      + (host.map { ["Host: \($0)"] } ?? []) + (origin.map { ["Origin: \($0)"] } ?? [])
    return access.allows(
      try #require(HTTPRequest(head: Array(lines.joined(separator: "\r\n").utf8))))
  }

  @Test func onlyTheTokenIsAllowed() throws {
    #expect(try allows(token: access.token))
    #expect(try !allows(token: nil))
    #expect(try !allows(token: ""))
    #expect(try !allows(token: String(access.token.dropLast())))
    #expect(try !allows(token: PreviewAccess(port: 80).token))
    #expect(access.token.count == 64)
  }

  @Test func onlyNamesOfTheLoopbackInterfaceAreAllowed() throws {
    #expect(try allows(token: access.token, host: "localhost:80"))
    #expect(try !allows(token: access.token, host: "localhost:81"))
    #expect(try !allows(token: access.token, host: "127.0.0.1.example:80"))
    #expect(try !allows(token: access.token, host: nil))
  }

  @Test func onlyThePageItselfIsAllowedAsOrigin() throws {
    #expect(try allows(token: access.token, origin: "http://127.0.0.1:80"))
    #expect(try !allows(token: access.token, origin: "http://localhost:80"))
    #expect(try !allows(token: access.token, origin: "https://127.0.0.1:80"))
    #expect(try !allows(token: access.token, origin: "http://example.com"))
    #expect(try !allows(token: access.token, origin: "null"))
  }
}
