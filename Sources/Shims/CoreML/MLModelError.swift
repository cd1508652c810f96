// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let MLModelErrorDomain = "com.apple.CoreML"

public struct MLModelError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = MLModelError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? MLModelError)?.code == code
    }
    case generic = 0
    case featureType
    case io = 3
    case customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption
    case modelCollection, predictionCancelled
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { MLModelErrorDomain }

  public static var generic: Code { .generic }
  public static var featureType: Code { .featureType }
  public static var io: Code { .io }
  public static var customLayer: Code { .customLayer }
  public static var customModel: Code { .customModel }
  public static var update: Code { .update }
  public static var parameters: Code { .parameters }
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  public static var modelDecryption: Code { .modelDecryption }
  public static var modelCollection: Code { .modelCollection }
  public static var predictionCancelled: Code { .predictionCancelled }
}
