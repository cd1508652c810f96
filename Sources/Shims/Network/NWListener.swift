// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Dispatch
import Foundation

/// A server of connections, which fails as soon as it starts.
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, waiting(NWError), ready, failed(NWError), cancelled
  }
  public struct Service: Equatable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public var txtRecord: Data?
    public var noAutoRename = false
    public var txtRecordObject: NWTXTRecord?
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {
      (self.name, self.type, self.domain) = (name, type, domain)
      self.txtRecord = txtRecord
    }
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord
    ) {
      self.init(name: name, type: type, domain: domain)
      txtRecordObject = txtRecord
    }
  }
  public enum ServiceRegistrationChange: Hashable, Sendable {
    case add(NWEndpoint), remove(NWEndpoint)
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public var newConnectionLimit = InfiniteConnectionLimit
  public static let InfiniteConnectionLimit = -1
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?
  @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  @preconcurrency public var newConnectionGroupHandler: (@Sendable (NWConnectionGroup) -> Void)?
  @preconcurrency public var serviceRegistrationUpdateHandler:
    (@Sendable (ServiceRegistrationChange) -> Void)?
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, self.port) = (parameters, port)
  }
  public convenience init(service: Service? = nil, using parameters: NWParameters) throws {
    try self.init(using: parameters, on: .any)
    self.service = service
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    state = .failed(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  public func cancel() { state = .cancelled }
}

/// A search for services near by, which fails as soon as it starts.
public final class NWBrowser: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, ready, failed(NWError), cancelled, waiting(NWError)
  }
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable { case none, bonjour(NWTXTRecord) }
    public enum Change: Hashable, Sendable {
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let identical = Flags(rawValue: 1)
        public static let interfaceAdded = Flags(rawValue: 2)
        public static let interfaceRemoved = Flags(rawValue: 4)
        public static let metadataChanged = Flags(rawValue: 8)
      }
      case identical, added(Result), removed(Result)
      case changed(old: Result, new: Result, flags: Flags)
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }
  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var browseResults: Set<Result> { [] }
  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)?
  @preconcurrency public var browseResultsChangedHandler:
    (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    state = .failed(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  public func cancel() { state = .cancelled }
}

/// The values of a service, by name.
public struct NWTXTRecord: Hashable, Sendable {
  public enum Entry: Hashable, Sendable { case none, empty, string(String), data(Data) }
  public private(set) var dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
  public func getEntry(for key: String) -> Entry? { dictionary[key].map(Entry.string) }
  @discardableResult
  public mutating func removeEntry(key: String) -> Bool {
    dictionary.removeValue(forKey: key) != nil
  }
  @discardableResult
  public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
    switch entry {
    case .string(let text): dictionary[key] = text
    case .data(let data): dictionary[key] = String(decoding: data, as: UTF8.self)
    case .empty, .none: dictionary[key] = ""
    }
    return true
  }
}
