import Foundation

/// An error of a model context or container.
public struct SwiftDataError: LocalizedError, Equatable, Sendable {
  private let description: String

  /// A description of the error.
  public var errorDescription: String? { description }

  /// A delete rule prevents a deletion.
  public static let modelValidationFailure = SwiftDataError(
    description: "a model cannot be deleted while others refer to it (delete rule deny)")
  /// The container has no class of the model.
  public static let unknownSchema = SwiftDataError(description: "the schema is unknown")
  /// A model is in no context.
  public static let missingModelContext = SwiftDataError(
    description: "the model is in no context")
  /// The store could not be loaded.
  public static let loadIssueModelContainer = SwiftDataError(
    description: "the store could not be loaded")
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(
    description: "the predicate is not supported")
  /// An order cannot be applied.
  public static let unsupportedSortDescriptor = SwiftDataError(
    description: "the sort descriptor is not supported")
  /// Unsaved changes cannot be included.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    description: "a fetch in batches cannot include unsaved changes")
}
