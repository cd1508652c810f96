import Foundation

/// A reference that does not retain its object, which has to outlive all uses of the reference.
///
/// In a debug build, each use verifies that, and ends the program if the object has been released.
/// Such a build also keeps the memory of a released object from being used again, so no stale
/// reference can find another object in its place.
@propertyWrapper
package struct Unretained<Object: AnyObject> {
  #if DEBUG
    private unowned let checked: Object
  #endif
  let reference: Unmanaged<Object>

  package init(wrappedValue object: Object) {
    self.init(object)
  }

  @inline(__always)
  init(_ object: Object) {
    #if DEBUG
      checked = object
    #endif
    reference = Unmanaged.passUnretained(object)
  }

  package var wrappedValue: Object {
    verify()
    return reference.takeUnretainedValue()
  }

  @inline(__always)
  var object: Object { wrappedValue }

  /// The address of the object.
  @inline(__always)
  var address: UnsafeMutableRawPointer { reference.toOpaque() }

  /// Calls a closure with the object without retaining it.
  ///
  /// Transparent in a debug build, so that nested views need no more stack than in a release.
  #if DEBUG
    @_transparent
  #else
    @inline(__always)
  #endif
  func withObject<Result>(_ body: (Object) -> Result) -> Result {
    verify()
    return reference._withUnsafeGuaranteedRef(body)
  }

  /// Not inlined in a debug build, in which it would add to the stack of each nested view.
  func verify() {
    #if DEBUG
      if pthread_getspecific(endingObjectKey) != reference.toOpaque() { _ = checked }
    #endif
  }
}

#if DEBUG
  /// The key of the object whose `deinit` is running in a thread.
  private let endingObjectKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
#endif

/// Calls a closure in the `deinit` of an object, in which unretained references to it are valid.
func withUnretainedReferences(to object: AnyObject, _ body: () -> Void) {
  #if DEBUG
    let outer = pthread_getspecific(endingObjectKey)
    pthread_setspecific(endingObjectKey, Unmanaged.passUnretained(object).toOpaque())
    defer { pthread_setspecific(endingObjectKey, outer) }
  #endif
  body()
}

extension ContiguousArray where Element: AnyObject {
  /// Passes the objects to a closure without retaining each.
  @inline(__always)
  func withUnretained<Result>(
    _ body: (UnsafeBufferPointer<Unretained<Element>>) -> Result
  ) -> Result {
    #if DEBUG
      return ContiguousArray<Unretained<Element>>(map { Unretained($0) })
        .withUnsafeBufferPointer(body)
    #else
      return withUnsafeBufferPointer {
        $0.withMemoryRebound(to: Unretained<Element>.self, body)
      }
    #endif
  }
}
