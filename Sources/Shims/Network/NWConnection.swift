// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

// Connections, which fail: views have no network of their own.

public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode), dns(Int32), tls(Int32)
}
public enum NWEndpoint: Hashable, Sendable {
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
    case name(String, NWInterface?), ipv4(String), ipv6(String)
    public init(_ string: String) { self = .name(string, nil) }
    public init(stringLiteral value: String) { self.init(value) }
  }
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init?(_ string: String) {
      guard let number = UInt16(string) else { return nil }
      rawValue = number
    }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public static let any: Port = 0
    public static let http: Port = 80
    public static let https: Port = 443
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}
public final class NWParameters: @unchecked Sendable {
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var prohibitExpensivePaths = false
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public init() {}
}
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
  }
  public enum SendCompletion {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  public final class ContentContext: @unchecked Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
  }
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var currentPath: NWPath? { nil }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  /// Reports on the queue that the network is down.
  public func start(queue: DispatchQueue) {
    state = .failed(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { handler(.posix(.ENETDOWN)) }
  }
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENETDOWN)) }
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENETDOWN)) }
  public func cancel() { state = .cancelled }
  public func forceCancel() { state = .cancelled }
  public func restart() {}
}
