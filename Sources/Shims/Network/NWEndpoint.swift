// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode), dns(DNSServiceErrorType), tls(Int32), wifiAware(Int32)
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let code): "DNSServiceErrorType: \(code)"
    case .tls(let code): "OSStatus: \(code)"
    case .wifiAware(let code): "WiFiAware: \(code)"
    }
  }
}
public typealias DNSServiceErrorType = Int32

/// An address of the Internet as bytes.
public protocol IPAddress: Sendable, CustomDebugStringConvertible {
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
}

public struct IPv4Address: IPAddress, Hashable {
  public let rawValue: Data
  public let interface: NWInterface?
  public static let any = IPv4Address(bytes: 0, 0, 0, 0)
  public static let broadcast = IPv4Address(bytes: 255, 255, 255, 255)
  public static let loopback = IPv4Address(bytes: 127, 0, 0, 1)
  public static let allHostsGroup = IPv4Address(bytes: 224, 0, 0, 1)
  public static let allRoutersGroup = IPv4Address(bytes: 224, 0, 0, 2)
  public static let allReportsGroup = IPv4Address(bytes: 224, 0, 0, 22)
  public static let mdnsGroup = IPv4Address(bytes: 224, 0, 0, 251)

  private init(bytes: UInt8...) { (rawValue, interface) = (Data(bytes), nil) }
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  public init?(_ string: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
    self.init(withUnsafeBytes(of: address) { Data($0) })
  }
  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { rawValue.first.map { $0 >> 4 == 14 } ?? false }
  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

public struct IPv6Address: IPAddress, Hashable {
  public let rawValue: Data
  public let interface: NWInterface?
  public static let any = IPv6Address(last: 0)
  public static let loopback = IPv6Address(last: 1)

  private init(last: UInt8) { (rawValue, interface) = (Data(count: 15) + [last], nil) }
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (Data(rawValue), interface)
  }
  public init?(_ string: String) {
    var address = in6_addr()
    guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
    self.init(withUnsafeBytes(of: address) { Data($0) })
  }
  public var isLoopback: Bool { self == .loopback }
  public var isAny: Bool { self == .any }
  public var isLinkLocal: Bool { rawValue[0] == 0xfe && rawValue[1] & 0xc0 == 0x80 }
  public var isMulticast: Bool { rawValue[0] == 0xff }
  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    return Array(rawValue).withUnsafeBytes { bytes in
      inet_ntop(AF_INET6, bytes.baseAddress, &text, socklen_t(text.count)).map {
        String(cString: $0)
      } ?? "?"
    }
  }
}

public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?), ipv4(IPv4Address), ipv6(IPv6Address)
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }
    public init(stringLiteral value: String) { self.init(value) }
    public var interface: NWInterface? {
      if case .name(_, let interface) = self { interface } else { nil }
    }
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable,
    CustomDebugStringConvertible
  {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init?(_ string: String) {
      guard let number = UInt16(string) else { return nil }
      rawValue = number
    }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let smtp: Port = 25
    public static let http: Port = 80
    public static let pop: Port = 110
    public static let imap: Port = 143
    public static let https: Port = 443
    public static let imaps: Port = 993
    public static let socks: Port = 1080
    public var debugDescription: String { "\(rawValue)" }
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
  case opaque(Data)

  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    default: nil
    }
  }
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    case .opaque: "opaque"
    }
  }
}
