import Foundation
import Network
import Testing

struct NWEndpointTests {
  @Test func aHostIsANameOrAnAddress() throws {
    let address = try #require(IPv4Address("192.168.0.1"))
    #expect(NWEndpoint.Host("192.168.0.1") == .ipv4(address))
    #expect(
      address.rawValue == Data([192, 168, 0, 1]) && "\(address.debugDescription)" == "192.168.0.1")
    #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
    #expect(IPv4Address("300.1.1.1") == nil && IPv6Address("zz") == nil)
    #expect(IPv6Address("::1") == .loopback && IPv6Address.loopback.debugDescription == "::1")
    #expect(IPv4Address.loopback.isLoopback && IPv4Address.mdnsGroup.isMulticast)
    let endpoint = NWEndpoint.hostPort(host: "::1", port: 80)
    #expect(endpoint.debugDescription == "::1:80")
  }

  @Test func aServerAndASearchFail() async throws {
    let (listener, browser) = (
      try NWListener(service: .init(type: "_chat._tcp"), using: .tcp),
      NWBrowser(for: .bonjour(type: "_chat._tcp", domain: nil), using: .tcp)
    )
    let states = AsyncStream<Bool>.makeStream()
    listener.stateUpdateHandler = { states.continuation.yield($0 == .failed(.posix(.ENETDOWN))) }
    browser.stateUpdateHandler = { states.continuation.yield($0 == .failed(.posix(.ENETDOWN))) }
    let queue = DispatchQueue(label: "network")
    listener.start(queue: queue)
    browser.start(queue: queue)
    var iterator = states.stream.makeAsyncIterator()
    #expect(await iterator.next() == true)
    #expect(await iterator.next() == true)
    #expect(browser.browseResults.isEmpty)
  }

  @Test func settingsAndRecordsAreKept() {
    let options = NWProtocolTCP.Options()
    options.enableKeepalive = true
    let parameters = NWParameters(tls: NWProtocolTLS.Options(), tcp: options)
    parameters.includePeerToPeer = true
    let copy = parameters.copy()
    #expect(copy.includePeerToPeer)
    #expect(
      (copy.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.enableKeepalive
        == true)
    var record = NWTXTRecord(["a": "1"])
    record.setEntry(.string("2"), for: "b")
    record.removeEntry(key: "a")
    #expect(record.dictionary == ["b": "2"])
  }
}
