import Foundation

extension CocoaError.Code {
  /// Something is not possible.
  public static let coreData = CocoaError.Code(rawValue: 134060)
  /// An object is missing.
  public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133000)
  /// A value is not allowed.
  public static let managedObjectValidation = CocoaError.Code(rawValue: 1550)
  /// Two objects have the same values of unique properties.
  public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133021)
  /// A store cannot be saved.
  public static let persistentStoreSave = CocoaError.Code(rawValue: 134030)
  /// Two contexts have changed the same object.
  public static let managedObjectMerge = CocoaError.Code(rawValue: 133020)
}

/// A value is not allowed.
public let NSManagedObjectValidationError = 1550
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// Two contexts have changed the same object.
public let NSManagedObjectMergeError = 133020
/// Several errors of validation.
public let NSValidationMultipleErrorsError = 1560
/// Unique properties of several objects have the same values.
public let NSManagedObjectConstraintValidationError = 1551
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship that denies deletion is not empty.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too soon.
public let NSValidationDateTooSoonError = 1640
/// A date does not match a pattern.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match a pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A URI cannot be a text.
public let NSValidationInvalidURIError = 1690
/// A context cannot be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator cannot be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An object does not exist any more.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship has an object of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Two contexts have objects with the same values of unique properties.
public let NSManagedObjectConstraintMergeError = 133021
/// The type of a store is unknown.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store has another type.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store has another schema.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// Some stores cannot be saved.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Two contexts have saved different values.
public let NSPersistentStoreSaveConflictsError = 134050
/// Any other error.
public let NSCoreDataError = 134060
/// An operation on a store has failed.
public let NSPersistentStoreOperationError = 134070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store does not answer in time.
public let NSPersistentStoreTimeoutError = 134090
/// A store does not know a request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store has another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration has failed.
public let NSMigrationError = 134110
/// Objects have the same values of unique properties after a migration.
public let NSMigrationConstraintViolationError = 134111
/// A migration was cancelled.
public let NSMigrationCancelledError = 134120
/// The model of a store is missing.
public let NSMigrationMissingSourceModelError = 134130
/// A mapping between models is missing.
public let NSMigrationMissingMappingModelError = 134140
/// The old store has an error.
public let NSMigrationManagerSourceStoreError = 134150
/// The new store has an error.
public let NSMigrationManagerDestinationStoreError = 134160
/// The migration of an entity has failed.
public let NSEntityMigrationPolicyError = 134170
/// The database has an error.
public let NSSQLiteError = 134180
/// A mapping between models cannot be inferred.
public let NSInferredMappingModelError = 134190
/// External records cannot be imported.
public let NSExternalRecordImportError = 134200
/// A token of the history is too old.
public let NSPersistentHistoryTokenExpiredError = 134301
/// The key of the conflicting objects.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The key of the errors that an error consists of.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that is invalid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that is invalid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the condition that a value does not meet.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that is invalid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The domain of the errors of the database; no error has it.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
