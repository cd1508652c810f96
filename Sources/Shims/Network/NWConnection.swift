// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

// Connections, which fail: views have no network of their own.

public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
  }
  public enum SendCompletion {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  public final class ContentContext: @unchecked Sendable {
    public static let defaultMessage = ContentContext(identifier: "default")
    public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "stream")
    public let identifier: String
    public let expirationMilliseconds: UInt64
    public let relativePriority: Double
    public let antecedent: ContentContext?
    public let isFinal: Bool
    public let protocolMetadata: [NWProtocolMetadata]
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      (self.identifier, expirationMilliseconds) = (identifier, expiration)
      (relativePriority, self.isFinal) = (priority, isFinal)
      (self.antecedent, protocolMetadata) = (antecedent, metadata ?? [])
    }
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
  }
  public struct EstablishmentReport: Sendable {}
  public struct DataTransferReport: Sendable {}

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var currentPath: NWPath? { nil }
  public var maximumDatagramSize: Int { 0 }
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  @preconcurrency public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  @preconcurrency public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
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
    self.queue = queue
    state = .failed(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { handler(.posix(.ENETDOWN)) }
  }
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { handler(.posix(.ENETDOWN)) }
  }
  @preconcurrency public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENETDOWN)) }
  @preconcurrency public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENETDOWN)) }
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
  public func batch(_ block: () -> Void) { block() }
  public func cancel() {
    state = .cancelled
    guard let queue else { return }
    let handler = stateUpdateHandler
    queue.async { handler?(.cancelled) }
  }
  public func cancelCurrentEndpoint() {}
  public func forceCancel() { cancel() }
  public func restart() {}
}

extension NWConnection: CustomDebugStringConvertible, Hashable {
  public var debugDescription: String { endpoint.debugDescription }
  public static func == (a: NWConnection, b: NWConnection) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A connection to several devices, which fails.
public final class NWConnectionGroup: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, waiting(NWError), ready, failed(NWError), cancelled
  }
  public final class Message: @unchecked Sendable {
    public var remoteEndpoint: NWEndpoint? { nil }
    public func reply(content: Data?) {}
  }
  public let descriptor: any NWGroupDescriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?
  @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public init(with descriptor: any NWGroupDescriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  @preconcurrency public func setReceiveHandler(
    maximumMessageSize: Int? = nil, rejectOversizedMessages: Bool = false,
    handler: @escaping @Sendable (Message, Data?, Bool) -> Void
  ) {}
  @preconcurrency public func send(
    content: Data?, to endpoint: NWEndpoint? = nil,
    completion: @escaping @Sendable (NWError?) -> Void
  ) {
    completion(.posix(.ENETDOWN))
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    state = .failed(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  public func cancel() { state = .cancelled }
}
public protocol NWGroupDescriptor: Sendable {
  var members: [NWEndpoint] { get }
}
public struct NWMulticastGroup: NWGroupDescriptor {
  public let members: [NWEndpoint]
  public let specificSource: NWEndpoint?
  public let disableUnicastTraffic: Bool
  public init(
    for members: [NWEndpoint], from specificSource: NWEndpoint? = nil, disableUnicast: Bool = false
  ) throws {
    (self.members, self.specificSource) = (members, specificSource)
    disableUnicastTraffic = disableUnicast
  }
}
