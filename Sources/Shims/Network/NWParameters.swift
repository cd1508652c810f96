// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation
@_exported import enum FoundationNetworking.tls_protocol_version_t

// Settings of connections. They are kept and have no effect: connections fail.

open class NWProtocolOptions: @unchecked Sendable {
  init() {}
}
open class NWProtocolDefinition: @unchecked Sendable {
  public let name: String
  package init(name: String) { self.name = name }
}
open class NWProtocol: @unchecked Sendable {}
open class NWProtocolMetadata: @unchecked Sendable {
  init() {}
}

public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition(name: "tcp")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var noPush = false
    public var noOptions = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var maximumSegmentSize = 0
    public var connectionTimeout = 0
    public var persistTimeout = 0
    public var connectionDropTime = 0
    public var retransmitFinDrop = false
    public var disableAckStretching = false
    public var enableFastOpen = false
    public var disableECN = false
    public override init() { super.init() }
  }
}
public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition(name: "udp")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false
    public override init() { super.init() }
  }
}
public final class NWProtocolIP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition(name: "ip")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Version: Sendable { case any, v4, v6 }
    public var version = Version.any
    public var hopLimit: UInt8 = 0
    public var useMinimumMTU = false
    public var disableFragmentation = false
  }
}
public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition(name: "tls")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// The settings of the encryption, which the functions `sec_protocol_options_…` take.
    public let securityProtocolOptions = sec_protocol_options_t()
    public override init() { super.init() }
  }
}
public final class NWProtocolQUIC: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition(name: "quic")
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public enum Direction: Sendable { case bidirectional, unidirectional }
    public var direction = Direction.bidirectional
    public var idleTimeout = 0
    public let securityProtocolOptions = sec_protocol_options_t()
    public let alpn: [String]
    public override init() { alpn = [] }
    public init(alpn: [String]) { self.alpn = alpn }
  }
}
public final class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition(name: "ws")
  public enum Version: Int, Sendable { case v13 = 13 }
  public enum Opcode: Int, Sendable {
    case cont = 0
    case text, binary
    case close = 8
    case ping, pong
  }
  public enum CloseCode: Hashable, Sendable {
    public enum Defined: UInt16, Sendable {
      case normalClosure = 1000
      case goingAway, protocolError, unsupportedData
      case noStatusReceived = 1005
      case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig
      case mandatoryExtension, internalServerError
      case tlsHandshake = 1015
    }
    case protocolCode(Defined), applicationCode(UInt16), privateCode(UInt16)
  }
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public let version: Version
    public var autoReplyPing = false
    public var maximumMessageSize = 0
    public var skipHandshake = false
    public private(set) var additionalHeaders: [(name: String, value: String)] = []
    public private(set) var subprotocols: [String] = []
    public init(_ version: Version = .v13) { self.version = version }
    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {
      additionalHeaders = headers
    }
    public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
  }
  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode
    public var closeCode = CloseCode.protocolCode(.noStatusReceived)
    public init(opcode: Opcode) { self.opcode = opcode }
    @preconcurrency public func setPongHandler(
      _ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void
    ) {}
  }
}

public final class sec_protocol_options_t: @unchecked Sendable {}
public final class sec_protocol_metadata_t: @unchecked Sendable {}
public final class sec_trust_t: @unchecked Sendable {}
public func sec_protocol_options_set_min_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}
public func sec_protocol_options_set_max_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}
public func sec_protocol_options_set_tls_server_name(
  _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {}
public func sec_protocol_options_set_peer_authentication_required(
  _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {}
public func sec_protocol_options_add_tls_application_protocol(
  _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {}
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t,
  _ verify_block:
    @escaping (
      sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void
    ) -> Void,
  _ verify_block_queue: DispatchQueue
) {}

public class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit }
  public enum Attribution: Sendable { case developer, user }
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  public class var applicationService: NWParameters { NWParameters() }
  public class func quic(alpn: [String]) -> NWParameters {
    NWParameters(quic: NWProtocolQUIC.Options(alpn: alpn))
  }

  public let defaultProtocolStack = ProtocolStack()
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var allowFastOpen = false
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var preferNoProxies = false
  public var requiresDNSSECValidation = false
  public var requiredInterface: NWInterface?
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitedInterfaces: [NWInterface]?
  public var requiredLocalEndpoint: NWEndpoint?
  public var serviceClass = ServiceClass.bestEffort
  public var multipathServiceType = MultipathServiceType.disabled
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public var attribution = Attribution.developer
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
    defaultProtocolStack.transportProtocol = tcp
    defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
  }
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    defaultProtocolStack.transportProtocol = udp
    defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
  }
  public init(quic: NWProtocolQUIC.Options) { defaultProtocolStack.transportProtocol = quic }
  public func copy() -> NWParameters {
    let copy = NWParameters()
    copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
    copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
    copy.includePeerToPeer = includePeerToPeer
    copy.allowLocalEndpointReuse = allowLocalEndpointReuse
    return copy
  }
  public var debugDescription: String { "NWParameters" }
}
