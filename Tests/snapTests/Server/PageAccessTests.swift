import Testing

@testable import snap

struct PageAccessTests {
  private let access = PageAccess(port: 80)

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
    #expect(try !allows(token: PageAccess(port: 80).token))
    #expect(access.token.count == 64)
  }

  @Test func everyCharacterOfTheTokenCounts() throws {
    let own = Array(access.token.utf8)
    for index in own.indices {
      for character in "0123456789abcdef".utf8 where character != own[index] {
        var wrong = own
        wrong[index] = character
        #expect(try !allows(token: String(decoding: wrong, as: UTF8.self)))
      }
    }
    // Bits that are set in a wrong character must not cover those of the right one.
    for bits: UInt8 in [1, 3, 7, 15, 31, 63] {
      let wrong = own.map { $0 | bits }
      if wrong != own { #expect(try !allows(token: String(decoding: wrong, as: UTF8.self))) }
    }
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
