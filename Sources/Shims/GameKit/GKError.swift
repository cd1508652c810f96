// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = GKError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? GKError)?.code == code
    }
    case unknown = 1
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
    case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage
    case gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid
    case turnBasedMatchDataTooLarge, turnBasedTooManySessions, turnBasedInvalidParticipant
    case turnBasedInvalidTurn, turnBasedInvalidState, invitationsDisabled, playerPhotoFailure
    case ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid
    case restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete
    case friendListDescriptionMissing = 100
    case friendListRestricted, friendListDenied, friendRequestNotAvailable
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { GKErrorDomain }

  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var userDenied: Code { .userDenied }
  public static var invalidCredentials: Code { .invalidCredentials }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var authenticationInProgress: Code { .authenticationInProgress }
  public static var invalidPlayer: Code { .invalidPlayer }
  public static var scoreNotSet: Code { .scoreNotSet }
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  public static var underage: Code { .underage }
  public static var gameUnrecognized: Code { .gameUnrecognized }
  public static var notSupported: Code { .notSupported }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unexpectedConnection: Code { .unexpectedConnection }
  public static var challengeInvalid: Code { .challengeInvalid }
  public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
  public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
  public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
  public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
  public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
  public static var invitationsDisabled: Code { .invitationsDisabled }
  public static var playerPhotoFailure: Code { .playerPhotoFailure }
  public static var ubiquityContainerUnavailable: Code { .ubiquityContainerUnavailable }
  public static var matchNotConnected: Code { .matchNotConnected }
  public static var gameSessionRequestInvalid: Code { .gameSessionRequestInvalid }
  public static var restrictedToAutomatch: Code { .restrictedToAutomatch }
  public static var apiNotAvailable: Code { .apiNotAvailable }
  public static var notAuthorized: Code { .notAuthorized }
  public static var connectionTimeout: Code { .connectionTimeout }
  public static var apiObsolete: Code { .apiObsolete }
  public static var friendListDescriptionMissing: Code { .friendListDescriptionMissing }
  public static var friendListRestricted: Code { .friendListRestricted }
  public static var friendListDenied: Code { .friendListDenied }
  public static var friendRequestNotAvailable: Code { .friendRequestNotAvailable }
}
