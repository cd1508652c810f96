import Foundation

extension CocoaError.Code {
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
/// The key of the conflicting objects.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The key of the errors that an error consists of.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that is invalid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that is invalid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
