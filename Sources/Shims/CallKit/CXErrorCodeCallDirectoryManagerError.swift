// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"

public struct CXErrorCodeCallDirectoryManagerError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CXErrorCodeCallDirectoryManagerError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CXErrorCodeCallDirectoryManagerError)?.code == code
    }
    case unknown = 0
    case noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries
    case maximumEntriesExceeded, extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CXErrorDomainCallDirectoryManager }

  public static var unknown: Code { .unknown }
  public static var noExtensionFound: Code { .noExtensionFound }
  public static var loadingInterrupted: Code { .loadingInterrupted }
  public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
  public static var duplicateEntries: Code { .duplicateEntries }
  public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
  public static var extensionDisabled: Code { .extensionDisabled }
  public static var currentlyLoading: Code { .currentlyLoading }
  public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}
