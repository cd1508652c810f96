// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public struct NFCReaderError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = NFCReaderError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? NFCReaderError)?.code == code
    }
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter
    case readerErrorInvalidParameterLength, readerErrorParameterOutOfBound
    case readerErrorRadioDisabled, readerErrorIneligible, readerErrorAccessNotAccepted
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
    case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
    case readerTransceiveErrorPacketTooLong
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy
    case readerSessionInvalidationErrorFirstNDEFTagRead
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400
    case ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
    case ndefReaderSessionErrorZeroLengthMessage
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "NFCError" }

  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
  public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
  public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
  public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
  public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
  public static var readerErrorIneligible: Code { .readerErrorIneligible }
  public static var readerErrorAccessNotAccepted: Code { .readerErrorAccessNotAccepted }
  public static var readerTransceiveErrorTagConnectionLost: Code {
    .readerTransceiveErrorTagConnectionLost
  }
  public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
  public static var readerTransceiveErrorTagResponseError: Code {
    .readerTransceiveErrorTagResponseError
  }
  public static var readerTransceiveErrorSessionInvalidated: Code {
    .readerTransceiveErrorSessionInvalidated
  }
  public static var readerTransceiveErrorTagNotConnected: Code {
    .readerTransceiveErrorTagNotConnected
  }
  public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  public static var readerSessionInvalidationErrorSessionTimeout: Code {
    .readerSessionInvalidationErrorSessionTimeout
  }
  public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
    .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
  }
  public static var readerSessionInvalidationErrorSystemIsBusy: Code {
    .readerSessionInvalidationErrorSystemIsBusy
  }
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public static var tagCommandConfigurationErrorInvalidParameters: Code {
    .tagCommandConfigurationErrorInvalidParameters
  }
  public static var ndefReaderSessionErrorTagNotWritable: Code {
    .ndefReaderSessionErrorTagNotWritable
  }
  public static var ndefReaderSessionErrorTagUpdateFailure: Code {
    .ndefReaderSessionErrorTagUpdateFailure
  }
  public static var ndefReaderSessionErrorTagSizeTooSmall: Code {
    .ndefReaderSessionErrorTagSizeTooSmall
  }
  public static var ndefReaderSessionErrorZeroLengthMessage: Code {
    .ndefReaderSessionErrorZeroLengthMessage
  }
}
