import Foundation

/// A set that can hold its objects weakly.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    let strong: ObjectType?
  }

  private let options: NSPointerFunctions.Options
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates an empty set; a capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// Creates an empty set that holds its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// Whether the set holds its objects weakly.
  private var isWeak: Bool { options.contains(.weakMemory) }

  /// Adds an object; nil is ignored.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = Entry(object: object, strong: isWeak ? nil : object)
  }

  /// Removes an object; nil is ignored.
  public func remove(_ object: ObjectType?) {
    if let object { entries[ObjectIdentifier(object)] = nil }
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }

  /// Returns whether an object is in the set.
  public func contains(_ object: ObjectType?) -> Bool {
    guard let object else { return false }
    // A new object may have the address of one that was deallocated.
    return entries[ObjectIdentifier(object)]?.object === object
  }

  /// The objects that still exist, in the order of their addresses.
  public var allObjects: [ObjectType] {
    entries.sorted { $0.key < $1.key }.compactMap(\.value.object)
  }

  /// The number of objects that still exist.
  public var count: Int { allObjects.count }

  /// One of the objects.
  public var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set that holds them strongly.
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }
}

/// The way in which a collection holds its members.
public enum NSPointerFunctions {
  /// The options of a collection; only `weakMemory` has an effect.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members are held strongly.
    public static let strongMemory: Options = []
    /// Members are held weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Members are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 256)
    /// Members are copied.
    public static let copyIn = Options(rawValue: 65536)
  }
}
