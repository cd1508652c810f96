import Foundation

/// How two changes of an object become one; contexts share objects, so there are no conflicts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// A conflict is an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's object stays.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The context's object stays.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The context's values stay.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The store's values stay.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)

  /// The kind.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
  }
}

/// The kind of a merge policy.
public enum NSMergePolicyType: UInt, Sendable {
  /// A conflict is an error.
  case errorMergePolicyType
  /// The store's values stay.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The context's values stay.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The context's object stays.
  case overwriteMergePolicyType
  /// The store's object stays.
  case rollbackMergePolicyType
}

/// A conflict is an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The store's object stays.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// The context's object stays.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The context's values stay.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store's values stay.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
