// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
@_exported import Foundation

/// An interface to a network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
}

/// The state of the network: a wireless network is connected.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
  public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi, name: "en0")] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A monitor that reports the state of the network once, when it starts.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath(status: .satisfied)
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) {
    self.queue = queue
    let (handler, path) = (pathUpdateHandler, currentPath)
    queue.async { handler?(path) }
  }

  public func cancel() { pathUpdateHandler = nil }
}
