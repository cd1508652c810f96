// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// A device without a reader of tags: every session ends at once.

public struct NFCReaderError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter
    case readerErrorInvalidParameterLength, readerErrorParameterOutOfBound
    case readerErrorRadioDisabled
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
    case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy
    case readerSessionInvalidationErrorFirstNDEFTagRead
    case ndefReaderSessionErrorTagNotWritable = 401
    case ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
    case ndefReaderSessionErrorZeroLengthMessage
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
extension NFCReaderError: LocalizedError {
  public var errorDescription: String? { "Feature not supported" }
}
extension NFCReaderError {
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  public static var readerSessionInvalidationErrorUserCanceled: Code {
    .readerSessionInvalidationErrorUserCanceled
  }
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
    .readerSessionInvalidationErrorFirstNDEFTagRead
  }
}

public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public required init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data
  ) {
    (typeNameFormat, self.type) = (format, type)
    (self.identifier, self.payload) = (identifier, payload)
  }
  public required convenience init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int
  ) {
    self.init(format: format, type: type, identifier: identifier, payload: payload)
  }
  /// Returns a payload with an address, without the abbreviation of its scheme.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }
  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([0]) + Data(uri.utf8))
  }
  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = locale.language.languageCode?.identifier ?? "en"
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(clamping: language.utf8.count)]) + Data(language.utf8) + Data(text.utf8))
  }
  /// The address of such a payload, or nil.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let scheme = payload.first
    else { return nil }
    let schemes = ["", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:"]
    guard Int(scheme) < schemes.count else { return nil }
    return URL(string: schemes[Int(scheme)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  /// The text and the language of such a payload, or nothing.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first
    else { return (nil, nil) }
    let length = Int(status & 0x3f)
    let rest = payload.dropFirst()
    return (
      String(decoding: rest.dropFirst(length), as: UTF8.self),
      Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self))
    )
  }
}

open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  /// Returns nil: messages are not read from data.
  public init?(data: Data) { nil }
  open var length: Int {
    records.reduce(0) { $0 + 3 + $1.type.count + $1.identifier.count + $1.payload.count }
  }
}

public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(
    completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(
    _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
  func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
  func writeLock() async throws
}
public protocol NFCMiFareTag: NFCNDEFTag { var identifier: Data { get } }
public protocol NFCISO7816Tag: NFCNDEFTag {
  var identifier: Data { get }
  var initialSelectedAID: String { get }
}
public protocol NFCISO15693Tag: NFCNDEFTag { var identifier: Data { get } }
public protocol NFCFeliCaTag: NFCNDEFTag { var currentIDm: Data { get } }
public enum NFCTag {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)
  public var isAvailable: Bool { false }
}

open class NFCReaderSession: NSObject, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }
  open func begin() {}
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
  open func restartPolling() {}
}

public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(
    _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]
  ) {}
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
  }
  /// Ends the session, since there is no reader.
  open override func begin() {
    delegate?.readerSession(
      self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }
  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
  }
  open func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }
}

public protocol NFCTagReaderSessionDelegate: AnyObject {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
    public static let pace = PollingOption(rawValue: 8)
  }
  open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
  open var connectedTag: NFCTag? { nil }
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    self.delegate = delegate
  }
  /// Ends the session, since there is no reader.
  open override func begin() {
    delegate?.tagReaderSession(
      self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }
  open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
  }
  open func connect(to tag: NFCTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }
}
