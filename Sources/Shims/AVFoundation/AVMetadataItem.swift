// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var keySpace: AVMetadataKeySpace? { nil }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { nil }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var dataType: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var locale: Locale? { nil }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in
      item.commonKey.map { "\($0.rawValue)" == "\((key as? AVMetadataKey)?.rawValue ?? "")" }
        ?? false
    }
  }
  open var identifier: AVMetadataIdentifier? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }

  /// Returns the value of a property that is known without reading the file.
  open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
    self[keyPath: property.path]
  }
}

/// A metadata item that an app makes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var values: [String: Any] = [:]
  private func get<Value>(_ name: String) -> Value? { values[name] as? Value }
  public override init() { super.init() }
  open override var identifier: AVMetadataIdentifier? {
    get { get("identifier") }
    set { values["identifier"] = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { get("key") }
    set { values["key"] = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { get("keySpace") }
    set { values["keySpace"] = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { get("value") }
    set { values["value"] = newValue }
  }
  open override var stringValue: String? { (value as? NSString).map { "\($0)" } }
  open override var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  open override var time: CMTime {
    get { get("time") ?? .invalid }
    set { values["time"] = newValue }
  }
  open override var duration: CMTime {
    get { get("duration") ?? .invalid }
    set { values["duration"] = newValue }
  }
  open override var dataType: String? {
    get { get("dataType") }
    set { values["dataType"] = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { get("extendedLanguageTag") }
    set { values["extendedLanguageTag"] = newValue }
  }
  open override var locale: Locale? {
    get { get("locale") }
    set { values["locale"] = newValue }
  }
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { get("extraAttributes") }
    set { values["extraAttributes"] = newValue }
  }
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = Self(rawValue: "comn")
  public static let iTunes = Self(rawValue: "itsk")
  public static let id3 = Self(rawValue: "org.id3")
  public static let quickTimeMetadata = Self(rawValue: "mdta")
  public static let quickTimeUserData = Self(rawValue: "udta")
  public static let icy = Self(rawValue: "icy")
}
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The key of a metadata item in its key space.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  public static let commonKeyAuthor = Self(rawValue: "author")
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
  public static let commonKeyDescription = Self(rawValue: "description")
  public static let commonKeyLocation = Self(rawValue: "location")
  public static let commonKeyCreator = Self(rawValue: "creator")
  public static let commonKeyType = Self(rawValue: "type")
  public static let commonKeySoftware = Self(rawValue: "software")
  public static let commonKeyMake = Self(rawValue: "make")
  public static let commonKeyModel = Self(rawValue: "model")
  public static let commonKeyLanguage = Self(rawValue: "language")
  public static let quickTimeMetadataKeyLocationISO6709 = Self(
    rawValue: "com.apple.quicktime.location.ISO6709")
  public static let id3MetadataKeyAttachedPicture = Self(rawValue: "APIC")
  public static let iTunesMetadataKeyCoverArt = Self(rawValue: "covr")
}

/// The key of a metadata item with its key space.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
  public static let commonIdentifierDescription = Self(rawValue: "common/description")
  public static let commonIdentifierAuthor = Self(rawValue: "common/author")
  public static let commonIdentifierCreator = Self(rawValue: "common/creator")
  public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
  public static let commonIdentifierLocation = Self(rawValue: "common/location")
  public static let commonIdentifierType = Self(rawValue: "common/type")
  public static let iTunesMetadataTrackSubTitle = Self(rawValue: "itsk/%A9st3")
  public static let quickTimeMetadataGenre = Self(rawValue: "mdta/com.apple.quicktime.genre")
  public static let quickTimeMetadataLocationISO6709 = Self(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709")
  public static let quickTimeMetadataContentIdentifier = Self(
    rawValue: "mdta/com.apple.quicktime.content.identifier")
}
