// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

// The name of the wireless network, which an app without a permission does not learn.

public nonisolated(unsafe) let kCNNetworkInfoKeySSID: CFString = "SSID"
public nonisolated(unsafe) let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public nonisolated(unsafe) let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

public func CNCopySupportedInterfaces() -> CFArray? { nil }
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
@discardableResult
public func CNSetSupportedSSIDs(_ ssidArray: CFArray) -> Bool { false }
@discardableResult
public func CNMarkPortalOnline(_ interfaceName: CFString) -> Bool { false }
@discardableResult
public func CNMarkPortalOffline(_ interfaceName: CFString) -> Bool { false }
