// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let INIntentErrorDomain = "IntentsErrorDomain"

public struct INIntentError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = INIntentError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? INIntentError)?.code == code
    }
    case interactionOperationNotSupported = 1900
    case donatingInteraction, deletingAllInteractions, deletingInteractionWithIdentifiers
    case deletingInteractionWithGroupIdentifier
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension, noHandlerProvidedForIntent, invalidIntentName
    case noAppAvailable
    case requestTimedOut = 3001
    case missingInformation = 3002
    case invalidUserVocabularyFileLocation = 4000
    case extensionLaunchingTimeout = 5000
    case extensionBringUpFailed
    case imageGeneric = 6000
    case imageNoServiceAvailable, imageStorageFailed, imageLoadingFailed, imageRetrievalFailed
    case imageProxyLoop, imageProxyInvalid, imageProxyTimeout, imageServiceFailure
    case imageScalingFailed
    case permissionDenied = 6010
    case voiceShortcutCreationFailed = 7000
    case voiceShortcutGetFailed, voiceShortcutDeleteFailed
    case encodingGeneric = 8000
    case encodingFailed
    case decodingGeneric = 9000
    case unableToCreateAppIntentRepresentation = 10000
    case noAppIntent = 10001
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { INIntentErrorDomain }

  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  public static var donatingInteraction: Code { .donatingInteraction }
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  public static var deletingInteractionWithGroupIdentifier: Code {
    .deletingInteractionWithGroupIdentifier
  }
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
  public static var restrictedIntentsNotSupportedByExtension: Code {
    .restrictedIntentsNotSupportedByExtension
  }
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
  public static var invalidIntentName: Code { .invalidIntentName }
  public static var noAppAvailable: Code { .noAppAvailable }
  public static var requestTimedOut: Code { .requestTimedOut }
  public static var missingInformation: Code { .missingInformation }
  public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
  public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
  public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
  public static var imageGeneric: Code { .imageGeneric }
  public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
  public static var imageStorageFailed: Code { .imageStorageFailed }
  public static var imageLoadingFailed: Code { .imageLoadingFailed }
  public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
  public static var imageProxyLoop: Code { .imageProxyLoop }
  public static var imageProxyInvalid: Code { .imageProxyInvalid }
  public static var imageProxyTimeout: Code { .imageProxyTimeout }
  public static var imageServiceFailure: Code { .imageServiceFailure }
  public static var imageScalingFailed: Code { .imageScalingFailed }
  public static var permissionDenied: Code { .permissionDenied }
  public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
  public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
  public static var encodingGeneric: Code { .encodingGeneric }
  public static var encodingFailed: Code { .encodingFailed }
  public static var decodingGeneric: Code { .decodingGeneric }
  public static var unableToCreateAppIntentRepresentation: Code {
    .unableToCreateAppIntentRepresentation
  }
  public static var noAppIntent: Code { .noAppIntent }
}
