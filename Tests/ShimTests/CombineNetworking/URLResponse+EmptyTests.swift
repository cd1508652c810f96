import CombineNetworking
import Foundation
import FoundationNetworking
import ObjectiveCNames
import Testing

struct URLResponse_EmptyTests {
  @Test func aResponseIsMadeWithoutArguments() {
    #expect(URLResponse().expectedContentLength == -1)
    #expect(HTTPURLResponse().statusCode == 200)
    #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
  }
}
