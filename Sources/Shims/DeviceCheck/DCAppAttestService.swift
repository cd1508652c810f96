// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Proofs that an app runs on a device of Apple's, which cannot be given.

public struct DCError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? DCError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
}
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let service = DCAppAttestService()
  open class var shared: DCAppAttestService { service }
  open var isSupported: Bool { false }
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
}
open class DCDevice: NSObject, @unchecked Sendable {
  private static let device = DCDevice()
  open class var current: DCDevice { device }
  open var isSupported: Bool { false }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
  open func generateToken(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
}
