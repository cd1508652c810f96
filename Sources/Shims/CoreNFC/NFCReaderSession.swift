// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// A device without a reader of tags: every session ends at once.

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
public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }
public protocol NFCMiFareTag: NFCNDEFTag {
  var identifier: Data { get }
  var mifareFamily: NFCMiFareFamily { get }
  var historicalBytes: Data? { get }
  func sendMiFareCommand(
    commandPacket command: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
  func sendMiFareCommand(commandPacket command: Data) async throws -> Data
  func sendMiFareISO7816Command(
    _ apdu: NFCISO7816APDU,
    completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}
open class NFCISO7816APDU: NSObject, @unchecked Sendable {
  public let instructionClass: UInt8
  public let instructionCode: UInt8
  public let p1Parameter: UInt8
  public let p2Parameter: UInt8
  public let data: Data?
  public let expectedResponseLength: Int
  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8,
    data: Data, expectedResponseLength: Int
  ) {
    (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
    (self.p1Parameter, self.p2Parameter) = (p1Parameter, p2Parameter)
    (self.data, self.expectedResponseLength) = (data, expectedResponseLength)
  }
  /// Returns a command from its bytes: the header of four, an optional length and data.
  public convenience init?(data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 4 else { return nil }
    let count = bytes.count > 5 ? Int(bytes[4]) : 0
    guard bytes.count >= 5 + count || bytes.count <= 5 else { return nil }
    let body = bytes.count > 5 ? Data(bytes[5..<(5 + count)]) : Data()
    let length =
      bytes.count == 5 ? Int(bytes[4]) : bytes.count > 5 + count ? Int(bytes[5 + count]) : -1
    self.init(
      instructionClass: bytes[0], instructionCode: bytes[1], p1Parameter: bytes[2],
      p2Parameter: bytes[3], data: body, expectedResponseLength: length)
  }
}
public struct NFCISO7816ResponseAPDU: Sendable {
  public var payload: Data?
  public var statusWord1: UInt8
  public var statusWord2: UInt8
}
public protocol NFCISO7816Tag: NFCNDEFTag {
  var identifier: Data { get }
  var initialSelectedAID: String { get }
  var historicalBytes: Data? { get }
  var applicationData: Data? { get }
  func sendCommand(
    apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
  func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8)
}
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let dualSubCarriers = Self(rawValue: 1)
  public static let highDataRate = Self(rawValue: 2)
  public static let protocolExtension = Self(rawValue: 8)
  public static let select = Self(rawValue: 16)
  public static let address = Self(rawValue: 32)
  public static let option = Self(rawValue: 64)
}
public protocol NFCISO15693Tag: NFCNDEFTag {
  var identifier: Data { get }
  var icManufacturerCode: Int { get }
  var icSerialNumber: Data { get }
  func readSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
    completionHandler: @escaping (Data, (any Error)?) -> Void)
  func writeSingleBlock(
    requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data,
    completionHandler: @escaping ((any Error)?) -> Void)
  func readMultipleBlocks(
    requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange,
    completionHandler: @escaping ([Data], (any Error)?) -> Void)
}
public protocol NFCFeliCaTag: NFCNDEFTag {
  var currentIDm: Data { get }
  var currentSystemCode: Data { get }
  func requestService(
    nodeCodeList: [Data], completionHandler: @escaping ([Data], (any Error)?) -> Void)
  func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data],
    completionHandler: @escaping (Int, Int, [Data], (any Error)?) -> Void)
}
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
