// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"

@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The page of an app in the store: a grey area with its name.
@MainActor @preconcurrency
open class SKStoreProductViewController: UIViewController, SystemScreen {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Reports that the store has no such app.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    block?(false, SKError(.storeProductNotAvailable))
  }
  @discardableResult
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    throw SKError(.storeProductNotAvailable)
  }
}

// MARK: Apple Music and advertisements

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let musicCatalogPlayback = Self(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = Self(rawValue: 2)
  public static let addToCloudMusicLibrary = Self(rawValue: 256)
}
/// The user's music in the cloud, which the user does not open.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(
    _ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    completionHandler(.denied)
  }
  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }
  open func requestCapabilities(
    completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void
  ) {
    completionHandler([], SKError(.cloudServicePermissionDenied))
  }
  open func requestCapabilities() async throws -> SKCloudServiceCapability {
    throw SKError(.cloudServicePermissionDenied)
  }
  open func requestStorefrontCountryCode(
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
  open func requestUserToken(
    forDeveloperToken developerToken: String,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
}

/// Reports of advertisements, which are not sent.
open class SKAdNetwork: NSObject {
  open class func registerAppForAdNetworkAttribution() {}
  open class func updateConversionValue(_ conversionValue: Int) {}
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }
  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {}
}
