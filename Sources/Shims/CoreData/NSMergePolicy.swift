import Foundation

/// A policy that merges two changes of an object.
///
/// It has no effect: contexts share objects, so there are no conflicts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// A conflict is an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The store's object wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The context's object wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The context's values win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The store's values win.
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
  /// The store's values win.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The context's values win.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The context's object wins.
  case overwriteMergePolicyType
  /// The store's object wins.
  case rollbackMergePolicyType
}

/// A conflict is an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The store's object wins.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// The context's object wins.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The context's values win.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The store's values win.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
