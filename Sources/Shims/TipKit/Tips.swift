import Foundation

/// The settings of all tips, and the parts of a tip.
public enum Tips {
  /// Enables tips; no tip is shown before this call.
  ///
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` if it was called before.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    guard TipCenter.shared.configure(options) else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
  }

  /// Removes the records of shown tips, invalidated tips and events.
  ///
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` after `configure(_:)`.
  public static func resetDatastore() throws {
    guard TipCenter.shared.resetAll() else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
  }

  /// Shows all tips, whatever their rules and limits.
  public static func showAllTipsForTesting() { TipCenter.shared.override { _ in true } }

  /// Hides all tips.
  public static func hideAllTipsForTesting() { TipCenter.shared.override { _ in false } }

  /// Shows the tips of some types, whatever their rules and limits.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    let types = Set(tips.map { ObjectIdentifier($0) })
    TipCenter.shared.override { types.contains(ObjectIdentifier($0)) ? true : nil }
  }

  /// Hides the tips of some types.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    let types = Set(tips.map { ObjectIdentifier($0) })
    TipCenter.shared.override { types.contains(ObjectIdentifier($0)) ? false : nil }
  }

  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    /// A rule does not hold yet, or tips are not configured.
    case pending
    /// The tip can be shown.
    case available
    /// The tip is not shown any more.
    case invalidated(InvalidationReason)
  }

  /// The reason why a tip is not shown any more.
  public enum InvalidationReason: Hashable, Sendable {
    /// The user performed the action that the tip explains.
    case actionPerformed
    /// The tip reached its limit on displays.
    case displayCountExceeded
    /// The tip reached its limit on time.
    case displayDurationExceeded
    /// The user closed the tip.
    case tipClosed
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    /// The frequency at which tips are shown.
    public struct DisplayFrequency: Hashable, Sendable {
      let seconds: TimeInterval

      /// Creates a frequency of one tip per number of seconds.
      public init(_ seconds: TimeInterval) { self.seconds = seconds }

      /// Each tip is shown as soon as it is eligible.
      public static let immediate = DisplayFrequency(0)
      /// One tip an hour.
      public static let hourly = DisplayFrequency(3_600)
      /// One tip a day.
      public static let daily = DisplayFrequency(86_400)
      /// One tip a week.
      public static let weekly = DisplayFrequency(604_800)
      /// One tip a month.
      public static let monthly = DisplayFrequency(2_592_000)
    }

    /// The folder of the store; it has no effect, since tips are kept in memory.
    public struct DatastoreLocation: Hashable, Sendable {
      let url: URL?

      /// The folder of the app.
      public static let applicationDefault = DatastoreLocation(url: nil)
      /// Returns a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(url: url) }
      /// Returns the folder of a group of apps.
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation(url: nil)
      }
    }

    /// The container that shares tips between devices; it has no effect.
    public struct CloudKitContainer: Hashable, Sendable {
      /// The container that the app names for its tips.
      public static let automatic = CloudKitContainer()
      /// Returns the container with an identifier.
      public static func named(_ identifier: String) -> CloudKitContainer { CloudKitContainer() }
    }

    var frequency: DisplayFrequency?

    /// Sets the frequency at which tips are shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self {
      Self(frequency: frequency)
    }

    /// Has no effect: tips are kept in memory.
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }

    /// Has no effect: tips are not shared between devices.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }

    /// Has no effect: nothing is collected.
    public static func analyticsOptOut(_ isOptedOut: Bool) -> Self { Self() }
  }
}

/// An error of the settings of tips.
public struct TipKitError: Error, Hashable, Sendable {
  private let name: String

  /// Tips were configured before.
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    name: "tipsDatastoreAlreadyConfigured")
  /// The app lacks the entitlement for the folder of a group.
  public static let missingGroupContainerEntitlements = TipKitError(
    name: "missingGroupContainerEntitlements")
}

/// Returns whether an error is this one, so that `catch` can name it.
public func ~= (pattern: TipKitError, error: any Error) -> Bool {
  (error as? TipKitError) == pattern
}
