// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import FoundationNames

// Names and blocked numbers of an extension, which the system does not read.

public typealias CXCallDirectoryPhoneNumber = Int64

open class CXCallDirectoryProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func beginRequest(with context: CXCallDirectoryExtensionContext) {}
}

public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
  func requestFailed(
    for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}

open class CXCallDirectoryExtensionContext: NSExtensionContext, @unchecked Sendable {
  open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
  open var isIncremental: Bool { false }
  open func addBlockingEntry(
    withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber
  ) {}
  open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  open func removeAllBlockingEntries() {}
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
  ) {}
  open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {}
  open func removeAllIdentificationEntries() {}
  open func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) {
    completion?(false)
  }
}

/// The extensions that name callers, of which there are none.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
  public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
  private static let manager = CXCallDirectoryManager()
  open class var sharedInstance: CXCallDirectoryManager { manager }
  open func reloadExtension(
    withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
  }
  open func reloadExtension(withIdentifier identifier: String) async throws {
    throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
  }
  open func getEnabledStatusForExtension(
    withIdentifier identifier: String,
    completionHandler: @escaping (EnabledStatus, (any Error)?) -> Void
  ) {
    completionHandler(.unknown, CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
  }
  open func enabledStatusForExtension(
    withIdentifier identifier: String
  ) async throws -> EnabledStatus {
    throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
  }
  open func openSettings(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CXErrorCodeCallDirectoryManagerError(.noExtensionFound))
  }
}
