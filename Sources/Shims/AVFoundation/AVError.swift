// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case fileFormatNotRecognized = -11828
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case fileAlreadyExists = -11823
    case invalidSourceMedia = -11822
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case contentIsNotAuthorized = -11835
    case operationNotAllowed = -11862
    case serverIncorrectlyConfigured = -11850
    case contentNotUpdated = -11870
    case noLongerPlayable = -11867
    case failedToParse = -11853
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
