import Foundation

/// A dictionary that can hold its keys and objects weakly.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    weak var object: ObjectType?
    let strongKey: KeyType?
    let strongObject: ObjectType?
    /// The number of the entry, in the order of insertion.
    let number: Int
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Key: Entry] = [:]
  private var additionCount = 0

  /// Creates an empty dictionary; a capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Creates an empty dictionary that holds keys and objects strongly.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Creates an empty dictionary that holds keys strongly and objects weakly.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// Creates an empty dictionary that holds keys weakly and objects strongly.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// Creates an empty dictionary that holds keys and objects weakly.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the object for a key; nil if there is none.
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let entry = entries[Key(key)], entry.key != nil else { return nil }
    return entry.object
  }

  /// Sets the object for a key; nil removes it.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    guard let object else { return entries[Key(key)] = nil }
    additionCount += 1
    entries[Key(key)] = Entry(
      key: key, object: object, strongKey: keyOptions.contains(.weakMemory) ? nil : key,
      strongObject: valueOptions.contains(.weakMemory) ? nil : object, number: additionCount)
  }

  /// Removes the object for a key.
  public func removeObject(forKey key: KeyType?) {
    if let key { entries[Key(key)] = nil }
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }

  /// The entries that still exist, in the order in which they were added.
  private var present: [Entry] {
    entries.values.filter { $0.key != nil && $0.object != nil }.sorted { $0.number < $1.number }
  }

  /// The number of objects that still exist.
  public var count: Int { present.count }

  /// The keys that still exist, in the order in which they were added.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: present.compactMap(\.key)).objectEnumerator()
  }

  /// The objects that still exist, in the order in which they were added.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.compactMap(\.object)).objectEnumerator()
  }

  /// A key that is compared by value if its object is hashable, otherwise by identity.
  private struct Key: Hashable {
    private let value: AnyHashable

    init(_ object: KeyType) {
      value =
        (object as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(object))
    }
  }
}
