@_exported import Foundation

/// A provider of a cellular network; there is none.
open class CTCarrier: NSObject {
  /// The name of the provider.
  open var carrierName: String? { nil }
  /// The country of the provider, as three digits.
  open var mobileCountryCode: String? { nil }
  /// The network of the provider, as digits.
  open var mobileNetworkCode: String? { nil }
  /// The country of the provider, as two letters.
  open var isoCountryCode: String? { nil }
  /// Whether calls can go over the internet: yes.
  open var allowsVOIP: Bool { true }
}

/// The state of the cellular network; a headless screen has none.
open class CTTelephonyNetworkInfo: NSObject {
  /// The providers, keyed by the card of the device.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The provider of the only card.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The technologies in use, keyed by the card of the device.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The technology in use.
  open var currentRadioAccessTechnology: String? { nil }
  /// The card that is used for data.
  open var dataServiceIdentifier: String? { nil }
}

/// The network LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The network 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// The network 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The network WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The network EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The network GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
