// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(
    _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// The screen that invites people to a record: a grey area with its name.
@MainActor @preconcurrency
open class UICloudSharingController: UIViewController, SystemScreen {
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = Self(rawValue: 1)
    public static let allowPrivate = Self(rawValue: 2)
    public static let allowReadOnly = Self(rawValue: 4)
    public static let allowReadWrite = Self(rawValue: 8)
  }

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open var availablePermissions: PermissionOptions = []
  open private(set) var share: CKShare?

  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen for a record that is not shared yet.
  ///
  /// The handler is not called, since nobody can choose how to send the invitation.
  public init(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
      ) -> Void
  ) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
