import Dispatch
@_exported import Foundation

/// An interface to a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of connection that an interface makes.
  public enum InterfaceType: Hashable, Sendable {
    /// Another kind, a wireless network, a mobile network, a cable, or the device itself.
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The kind of connection.
  public let type: InterfaceType
  /// The name that the system gives to the interface, such as `en0`.
  public let name: String
  /// The number that the system gives to the interface.
  public var index: Int { 1 }
  /// The name.
  public var debugDescription: String { name }
}

/// The state of the network: a wireless network is connected.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// The reason why the network cannot be used: it can.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// None, or the user has turned mobile or wireless networks off.
    case notAvailable, cellularDenied, wifiDenied
    /// The user allows no local network, or a VPN is needed.
    case localNetworkDenied, vpnInactive
  }
  /// The quality of the connection.
  public enum LinkQuality: Hashable, Sendable { case unknown, minimal, moderate, good }
  /// Whether data can be sent now, not at all, or once a connection is made.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// Whether the network can be used.
  public let status: Status
  /// The interfaces in the order of preference: one for a wireless network.
  public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi, name: "en0")] }
  /// Whether data may cost money, as in a mobile network: never.
  public var isExpensive: Bool { false }
  /// Whether the user wants to save data: never.
  public var isConstrained: Bool { false }
  /// Whether addresses of version 4 can be reached: always.
  public var supportsIPv4: Bool { true }
  /// Whether addresses of version 6 can be reached: always.
  public var supportsIPv6: Bool { true }
  /// Whether names can be resolved: always.
  public var supportsDNS: Bool { true }
  /// Whether the network is very slow: never.
  public var isUltraConstrained: Bool { false }
  /// The reason why the network cannot be used; there is none.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The quality of the connection, which is not measured.
  public var linkQuality: LinkQuality { .unknown }
  /// The addresses of routers: none is known.
  public var gateways: [NWEndpoint] { [] }
  /// The address of this device: nil.
  public var localEndpoint: NWEndpoint? { nil }
  /// The address at the other end: nil.
  public var remoteEndpoint: NWEndpoint? { nil }
  /// The state as a word.
  public var debugDescription: String { "\(status)" }
  /// Returns true for a wireless network, and false for other kinds.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A monitor that reports the state of the network once, when it starts.
public final class NWPathMonitor: @unchecked Sendable {
  /// The closure that receives the state of the network on the monitor's queue.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The state of the network, which does not change.
  public let currentPath = NWPath(status: .satisfied)
  /// The queue on which the monitor reports; nil before it starts.
  public private(set) var queue: DispatchQueue?

  /// Creates a monitor of all interfaces.
  public init() {}
  /// Creates a monitor that should look at one kind of interface; the kind has no effect.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Creates a monitor that should leave out kinds of interfaces; they have no effect.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Reports the state of the network to the closure on a queue.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    let (handler, path) = (pathUpdateHandler, currentPath)
    queue.async { handler?(path) }
  }

  /// Removes the closure, which is then not called again.
  public func cancel() { pathUpdateHandler = nil }
}

extension NWPathMonitor: AsyncSequence {
  /// The state of the network.
  public typealias Element = NWPath

  /// The state of the network once; the sequence then waits until its task is cancelled.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    AsyncStream { $0.yield(currentPath) }.makeAsyncIterator()
  }
}
