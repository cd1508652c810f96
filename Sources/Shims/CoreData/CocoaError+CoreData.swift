import Foundation

extension CocoaError.Code {
  /// Something is not possible.
  public static let coreData = CocoaError.Code(rawValue: 134060)
  /// An object is missing.
  public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133000)
  /// A value is not allowed.
  public static let managedObjectValidation = CocoaError.Code(rawValue: 1550)
  /// Two values that have to differ are equal.
  public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133021)
  /// A store cannot be saved.
  public static let persistentStoreSave = CocoaError.Code(rawValue: 134030)
  /// Two contexts have changed an object.
  public static let managedObjectMerge = CocoaError.Code(rawValue: 133020)
}

/// A value is not allowed.
public let NSManagedObjectValidationError = 1550
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// Two contexts have changed an object.
public let NSManagedObjectMergeError = 133020
/// Several errors of validation.
public let NSValidationMultipleErrorsError = 1560
/// The objects that are in conflict.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The errors of an error.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object of an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the value of an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
