import Foundation
import ViewCore

#if !canImport(ObjectiveC)
  /// The type of the activity of a page that a browser shows.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// A description of what the user does, which another device can continue.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind of the activity.
    public let activityType: String
    /// The title for the user.
    open var title: String?
    /// The values that are needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed to continue the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// The page to open where the app is missing.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// Words by which the user finds the activity.
    open var keywords: Set<String> = []
    /// The identifier by which the activity is deleted.
    open var persistentIdentifier: String?
    /// The identifier of the content by which a scene is chosen for the activity.
    open var targetContentIdentifier: String?
    /// Whether the values must be updated before another device continues the activity.
    open var needsSave = false
    /// The date after which the activity is no result of a search.
    open var expirationDate: Date?
    /// Whether other devices may continue the activity.
    open var isEligibleForHandoff = true
    /// Whether the activity is in the results of a search on the device.
    open var isEligibleForSearch = false
    /// Whether the activity is in the results of a public search.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity.
    open var isEligibleForPrediction = false

    /// Creates an activity of a type.
    public init(activityType: String) {
      self.activityType = activityType
    }

    /// Adds values to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Has no effect: a headless screen has no current activity.
    open func becomeCurrent() {}
    /// Has no effect: a headless screen has no current activity.
    open func resignCurrent() {}
    /// Has no effect: a headless screen has no current activity.
    open func invalidate() {}
  }
#endif
