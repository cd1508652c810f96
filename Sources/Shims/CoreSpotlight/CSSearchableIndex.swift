// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import SystemIntegration
@_exported import UniformTypeIdentifiers
import ViewCore

// The index of the system's search, which keeps nothing.

/// The type of the activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of a found item's name in the activity that opens it.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the searched text in the activity that continues a search.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The properties by which an item is found and shown.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The identifier of the type of the content, such as `public.text`.
  public let contentType: String
  /// The title that is shown.
  open var title: String?
  /// The name under which users know the item.
  open var displayName: String?
  /// A description that is shown below the title.
  open var contentDescription: String?
  /// The name of the item within the app.
  open var identifier: String?
  /// The name of the item that an activity belongs to.
  open var relatedUniqueIdentifier: String?
  /// The group of the attributes.
  open var domainIdentifier: String?
  /// The text of the content.
  open var textContent: String?
  /// The subject of a message.
  open var subject: String?
  /// A remark on the item.
  open var comment: String?
  /// The kind of the item in words.
  open var kind: String?
  /// The performer of a piece of music.
  open var artist: String?
  /// The album of a piece of music.
  open var album: String?
  /// The city of a place.
  open var city: String?
  /// The country of a place.
  open var country: String?
  /// The part of the country.
  open var stateOrProvince: String?
  /// The name of a place.
  open var namedLocation: String?
  /// Words by which the item is found.
  open var keywords: [String]?
  /// Other names of the item.
  open var alternateNames: [String]?
  /// The phone numbers of a person.
  open var phoneNumbers: [String]?
  /// The mail addresses of a person.
  open var emailAddresses: [String]?
  /// The names of the authors.
  open var authorNames: [String]?
  /// The data of a small picture.
  open var thumbnailData: Data?
  /// The file of a small picture.
  open var thumbnailURL: URL?
  /// The file of the content.
  open var contentURL: URL?
  /// The address of the item on the web.
  open var url: URL?
  /// The time of the last change of the properties.
  open var metadataModificationDate: Date?
  /// The time at which the content was made.
  open var contentCreationDate: Date?
  /// The time of the last change of the content.
  open var contentModificationDate: Date?
  /// The start of an event.
  open var startDate: Date?
  /// The end of an event.
  open var endDate: Date?
  /// The time by which a task must be done.
  open var dueDate: Date?
  /// The latitude of a place, in degrees.
  open var latitude: NSNumber?
  /// The longitude of a place, in degrees.
  open var longitude: NSNumber?
  /// The rating, from 0 to 5 stars.
  open var rating: NSNumber?
  /// The length of a recording, in seconds.
  open var duration: NSNumber?
  /// Whether the system may offer a route to the place.
  open var supportsNavigation: NSNumber?
  /// Whether the system may offer a call to the number.
  open var supportsPhoneCall: NSNumber?
  /// Creates properties of content of a type.
  open var contactKeywords: [String]?
  open var lastUsedDate: Date?
  open var path: String?
  open var rankingHint: NSNumber?
  open var addedDate: Date?
  open var weakRelatedUniqueIdentifier: String?
  open var creator: String?
  open var pageCount: NSNumber?
  open var fileSize: NSNumber?
  open var completionDate: Date?
  open var ratingDescription: String?
  open var containerTitle: String?
  open var containerDisplayName: String?
  open var containerIdentifier: String?
  open var genre: String?
  open var mediaTypes: [String]?
  open var information: String?
  open var headline: String?
  open var instructions: String?
  open var participants: [String]?
  open var recipientNames: [String]?
  open var recipientEmailAddresses: [String]?
  open var composer: String?
  open var lyrics: String?
  open var postalCode: String?
  open var fullyFormattedAddress: String?
  open var subThoroughfare: String?
  open var thoroughfare: String?
  open var altitude: NSNumber?
  open var timestamp: Date?
  open var allDay: NSNumber?
  open var importantDates: [Date]?
  open var organizations: [String]?
  open var languages: [String]?
  open var version: String?
  open var supportsShareItem: NSNumber?
  open var darkThumbnailURL: URL?
  open var htmlContentData: Data?
  open var transcribedTextContent: String?
  open var playCount: NSNumber?
  open var userCreated: NSNumber?
  open var userOwned: NSNumber?
  open var userCurated: NSNumber?
  open var projects: [String]?
  open var publishers: [String]?
  open var contributors: [String]?
  open var copyright: String?
  open var theme: String?
  open var role: String?
  open var account: String?
  open var accountIdentifier: String?
  open var mailboxIdentifiers: [String]?
  open var providerDataTypeIdentifiers: [String]?
  open var streamable: NSNumber?
  open var totalBitRate: NSNumber?
  open var pixelHeight: NSNumber?
  open var pixelWidth: NSNumber?
  private var values: [String: any NSSecureCoding] = [:]
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    values[key.keyName] = value
  }
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    values[key.keyName]
  }
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  /// Creates properties of content whose type has an identifier.
  public init(itemContentType: String) { contentType = itemContentType }
}
/// An item that the system's search could find.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  public let keyName: String
  public init?(keyName: String) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
  }
}
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The name of the item, which no other item of the app has.
  open var uniqueIdentifier: String
  /// The group of the item, with which it can be deleted; nil is none.
  open var domainIdentifier: String?
  /// The properties by which the item is found.
  open var attributeSet: CSSearchableItemAttributeSet
  /// The time at which the item leaves the index; nil is the system's choice.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date!
  open var isUpdate = false
  /// Creates an item; a nil name is replaced by a new one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
/// The items of an app in the system's search; none is kept.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex(name: "default")
  /// Creates an index under a name.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  public init(name: String) {}
  public init(name: String, protectionClass: FileProtectionType?) {}
  open func beginBatch() {}
  open func endBatch(
    withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    completionHandler(nil, nil)
  }
  /// Returns the index that all parts of the app share.
  open class func `default`() -> CSSearchableIndex { index }
  /// Returns false: the device has no index.
  open class func isIndexingAvailable() -> Bool { false }
  /// Drops the items and succeeds.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Drops the items and calls the closure at once without an error.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Succeeds without deleting items by their names.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Calls the closure at once without deleting items by their names.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Succeeds without deleting groups of items.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  /// Calls the closure at once without deleting groups of items.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Succeeds without deleting all items, since there are none.
  open func deleteAllSearchableItems() async throws {}
  /// Calls the closure at once, since there are no items to delete.
  open func deleteAllSearchableItems(
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
}

extension NSUserActivity {
  /// The attributes that the search shows of the activity, which are not kept.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set {}
  }
}

public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  )
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}
open class CSIndexExtensionRequestHandler: NSObject, @unchecked Sendable {}
