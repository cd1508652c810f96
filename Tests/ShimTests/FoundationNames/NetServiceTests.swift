import Foundation
import FoundationNames
import Testing

struct NetServiceTests {
  private final class Finder: NSObject, NetServiceBrowserDelegate {
    var starts = 0
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { starts += 1 }
  }

  @Test func aSearchBeginsAndFindsNothing() {
    let (browser, finder) = (NetServiceBrowser(), Finder())
    browser.delegate = finder
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
    browser.stop()
    #expect(finder.starts == 1)
    #expect(NetService(domain: "local.", type: "_http._tcp.", name: "a").port == -1)
  }

  @Test func aRecordIsReadAsItWasWritten() {
    let values = ["a": Data("1".utf8), "key": Data()]
    let record = NetService.data(fromTXTRecord: values)
    #expect(record == Data([3, 97, 61, 49, 4, 107, 101, 121, 61]))
    #expect(NetService.dictionary(fromTXTRecord: record) == values)
  }
}
