// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Proofs that an app runs on a device of Apple's, which cannot be given.

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
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  open func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
}
open class DCDevice: NSObject, @unchecked Sendable {
  private static let device = DCDevice()
  open class var current: DCDevice { device }
  open var isSupported: Bool { false }
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
  open func generateToken(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
}
