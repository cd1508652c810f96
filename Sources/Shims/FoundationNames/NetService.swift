// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Services of the local network; there is no network, so none is found and none is published.

/// A service of the local network.
open class NetService: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let noAutoRename = Self(rawValue: 1)
    public static let listenForConnections = Self(rawValue: 2)
  }
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError, notFoundError, activityInProgress, badArgumentError, cancelledError
    case invalidError, timeoutError, missingRequiredConfigurationError
  }
  public class var errorCode: String { "NSNetServicesErrorCode" }
  public class var errorDomain: String { "NSNetServicesErrorDomain" }
  open weak var delegate: (any NetServiceDelegate)?
  public let name: String
  public let type: String
  public let domain: String
  public let port: Int
  open var includesPeerToPeer = false
  open var hostName: String? { nil }
  open var addresses: [Data]? { [] }
  private var record: Data?

  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func publish(options: Options = []) { delegate?.netServiceWillPublish(self) }
  open func resolve(withTimeout timeout: TimeInterval) { delegate?.netServiceWillResolve(self) }
  /// Stops the service and tells the delegate.
  open func stop() { delegate?.netServiceDidStop(self) }
  open func startMonitoring() {}
  open func stopMonitoring() {}
  open func txtRecordData() -> Data? { record }
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  open func getInputStream(
    _ inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) -> Bool { false }

  /// Returns the record of some values: a length, a key, an equals sign and a value for each.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    txtDictionary.sorted { $0.key < $1.key }.reduce(into: Data()) { record, pair in
      let entry = (Data("\(pair.key)=".utf8) + pair.value).prefix(255)
      record.append(UInt8(entry.count))
      record.append(entry)
    }
  }
  /// Returns the values of a record.
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var values: [String: Data] = [:]
    var rest = txtData[...]
    while let length = rest.popFirst() {
      let entry = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      let key = entry.prefix { $0 != UInt8(ascii: "=") }
      values[String(decoding: key, as: UTF8.self)] = Data(entry.dropFirst(key.count + 1))
    }
    return values
  }
}

public protocol NetServiceDelegate: NSObjectProtocol {
  func netServiceWillPublish(_ sender: NetService)
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream)
}
extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}

/// A search for services of the local network.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  open var includesPeerToPeer = false
  public override init() { super.init() }

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
  open func searchForRegistrationDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Tells the delegate that the search begins, which finds nothing.
  open func searchForServices(ofType type: String, inDomain domainString: String) {
    delegate?.netServiceBrowserWillSearch(self)
  }
  /// Ends the search and tells the delegate.
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
}

public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}
