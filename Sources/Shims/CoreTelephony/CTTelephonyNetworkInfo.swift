// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import ObjectiveCNames

/// The company of a mobile network; none is known.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { true }
}

public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}
extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The mobile networks of the device, of which there are none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

/// The mobile contract of the device, of which there is none.
open class CTSubscriber: NSObject, @unchecked Sendable {
  open var carrierToken: Data? { nil }
  open var identifier: String { "" }
  open var isSIMInserted: Bool { false }
  open weak var delegate: (any CTSubscriberDelegate)?
}
public protocol CTSubscriberDelegate: AnyObject {
  func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
}
open class CTSubscriberInfo: NSObject {
  open class func subscribers() -> [CTSubscriber] { [] }
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void
/// The user's permission to use the mobile network, which is unknown.
open class CTCellularData: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier?
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// A phone call; there are none.
open class CTCall: NSObject, @unchecked Sendable {
  open var callState: String { CTCallStateDisconnected }
  open var callID: String { "" }
}
open class CTCallCenter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var currentCalls: Set<CTCall>? { nil }
  open var callEventHandler: ((CTCall) -> Void)?
}

public enum CTCellularPlanProvisioningAddPlanResult: Int, Sendable {
  case unknown, fail, success, cancel
}
open class CTCellularPlanProvisioningRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var address = ""
  open var matchingID: String?
  open var oid: String?
  open var confirmationCode: String?
  open var iccid: String?
  open var eid: String?
}
open class CTCellularPlanProvisioning: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func supportsCellularPlan() -> Bool { false }
  open var supportsEmbeddedSIM: Bool { false }
  open func addPlan(
    with request: CTCellularPlanProvisioningRequest,
    completionHandler: @escaping (CTCellularPlanProvisioningAddPlanResult) -> Void
  ) {
    completionHandler(.fail)
  }
  open func addPlan(
    with request: CTCellularPlanProvisioningRequest
  ) async -> CTCellularPlanProvisioningAddPlanResult { .fail }
}

extension Notification.Name {
  public static let CTServiceRadioAccessTechnologyDidChange = Self(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
  public static let CTRadioAccessTechnologyDidChange = Self(
    "CTRadioAccessTechnologyDidChangeNotification")
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
