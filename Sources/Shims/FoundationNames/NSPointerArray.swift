import Foundation

/// An array of pointers, or of objects that it can hold weakly, with empty places.
///
/// An index outside the array has no effect, and its pointer is nil; Foundation raises an exception.
public final class NSPointerArray: NSObject {
  private struct Place {
    weak var object: AnyObject?
    let strong: AnyObject?
  }

  private let options: NSPointerFunctions.Options
  private var places: [Place] = []

  /// Creates an empty array.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
  }

  /// Creates an empty array that holds its objects weakly.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Creates an empty array that holds its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// Whether the array holds its objects weakly.
  private var isWeak: Bool { options.contains(.weakMemory) }

  private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Place(object: object, strong: isWeak ? nil : object)
  }

  /// The number of places, also of empty ones; a new number removes or adds places at the end.
  public var count: Int {
    get { places.count }
    set {
      let missing = max(0, newValue - count)
      places = places.prefix(max(0, newValue)) + Array(repeating: place(nil), count: missing)
    }
  }

  /// The objects that still exist.
  public var allObjects: [Any] { places.compactMap(\.object) }

  /// Returns the pointer to the object at an index; nil if the place is empty.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard places.indices.contains(index) else { return nil }
    return places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a place at the end; that of nil is empty.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    places.append(place(pointer))
  }

  /// Adds a place before that at an index, or at the end if the index is the count.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    if 0...count ~= index { places.insert(place(item), at: index) }
  }

  /// Changes the object at an index.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    if places.indices.contains(index) { places[index] = place(item) }
  }

  /// Removes the place at an index.
  public func removePointer(at index: Int) {
    if places.indices.contains(index) { places.remove(at: index) }
  }

  /// Removes the empty places.
  public func compact() {
    places.removeAll { $0.object == nil }
  }
}
