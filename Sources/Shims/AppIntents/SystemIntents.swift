// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SwiftUI

// Kinds of actions that the system treats in ways of their own, and what an action asks of it.

public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {
  associatedtype Value: Sendable
  var target: Value { get set }
}
extension OpenIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}
public protocol SnippetIntent: AppIntent {}
extension SnippetIntent {
  public static func reload() {}
}
public protocol PredictableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 100) }
}
public protocol UndoableIntent: AppIntent {}
extension UndoableIntent {
  public var undoManager: UndoManager? { nil }
}
public protocol AudioRecordingIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol CameraCaptureIntent: AppIntent {}
public protocol PushToTalkTransmissionIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
public protocol URLRepresentableIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
public struct StringSearchCriteria: Hashable, Sendable {
  public var term: String
  public init(term: String) { self.term = term }
}
public enum StringSearchScope: Hashable, Sendable { case general, tv, movies }
public protocol ShowInAppSearchResultsIntent: AppIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}

public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> any Error { CancellationError() }
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) async throws { throw CancellationError() }
}

/// The situations in which an action can run.
public struct IntentModes: OptionSet, Sendable {
  public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// The word on the button that confirms an action.
public struct ConfirmationActionName: Sendable {
  public static let add = Self()
  public static let addData = Self()
  public static let book = Self()
  public static let buy = Self()
  public static let call = Self()
  public static let checkIn = Self()
  public static let `continue` = Self()
  public static let create = Self()
  public static let `do` = Self()
  public static let download = Self()
  public static let filter = Self()
  public static let find = Self()
  public static let get = Self()
  public static let go = Self()
  public static let log = Self()
  public static let open = Self()
  public static let order = Self()
  public static let pay = Self()
  public static let play = Self()
  public static let playSound = Self()
  public static let post = Self()
  public static let request = Self()
  public static let run = Self()
  public static let save = Self()
  public static let search = Self()
  public static let send = Self()
  public static let set = Self()
  public static let share = Self()
  public static let start = Self()
  public static let startNavigation = Self()
  public static let toggle = Self()
  public static let turnOff = Self()
  public static let turnOn = Self()
  public static let view = Self()
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self { Self() }
}

extension AppIntent {
  public static var persistentIdentifier: String { "\(Self.self)" }
  public static var supportedModes: IntentModes { .background }
  /// Throws an error: there is no user to ask.
  public func requestConfirmation() async throws { throw CancellationError() }
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws { throw CancellationError() }
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws { throw CancellationError() }
  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .continue, snippetIntent: Snippet
  ) async throws { throw CancellationError() }
  public func requestConfirmation(
    result: IntentResultContainer<Never>,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { throw CancellationError() }
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { throw CancellationError() }
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws { throw CancellationError() }
  /// Keeps nothing: the system suggests no actions.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  @discardableResult
  public func donate(
    result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}
public struct IntentChoiceOption: Hashable, Sendable {
  public let title: String
  public init(title: LocalizedStringResource) { self.title = String(localized: title) }
  public static let cancel = IntentChoiceOption(title: "Cancel")
}

public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> Self { Self() }
}

/// An action that opens an address; it opens nothing.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public static var isDiscoverable: Bool { false }
  public let url: URL?
  public init() { url = nil }
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> some IntentResult { .result() }
}

/// Settings of the app while a focus is on; none is.
public protocol SetFocusFilterIntent: AppIntent {
  var displayRepresentation: DisplayRepresentation { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}
extension SetFocusFilterIntent {
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }
  public static var current: Self {
    get async throws { throw CancellationError() }
  }
}
public struct FocusFilterSuggestionContext: Sendable {
  public let suggestedDates: [Date] = []
}
public struct FocusFilterAppContext: Sendable {
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {}
}
extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
}

/// The packages whose actions an app includes.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
public enum AppIntentError: Error, Sendable {
  public enum Unrecoverable: Error, Sendable { case entityNotFound, featureCurrentlyRestricted }
  public enum UserActionRequired: Error, Sendable { case signin, accountSetup, confirmation }
  case restartPerform
}

/// A time or a place at which an action is useful; none is suggested.
public struct RelevantContext: Sendable {
  public static func date(_ date: Date) -> Self { Self() }
  public static func date(from: Date, to: Date) -> Self { Self() }
  public static func date(range: ClosedRange<Date>) -> Self { Self() }
  public static func date(interval: DateInterval) -> Self { Self() }
  public static func sleep(_ type: SleepType) -> Self { Self() }
  public static func fitness(_ type: FitnessType) -> Self { Self() }
  public static func hardware(headphones: Headphones) -> Self { Self() }
  public enum SleepType: Sendable { case bedtime, wakeup }
  public enum FitnessType: Sendable { case activityRingsIncomplete, workoutActive }
  public enum Headphones: Sendable { case connected }
}
public struct RelevantIntent: Sendable {
  public init<Intent: AppIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {
  }
}
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
