import ObjectiveCNames
import Testing

struct AssociatedObjectsTests {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  @Test func anObjectKeepsWhatIsAssociatedWithIt() {
    let (owner, other) = (NSObject(), NSObject())
    objc_setAssociatedObject(owner, Self.key, "milk", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, Self.key) as? String == "milk")
    #expect(objc_getAssociatedObject(other, Self.key) == nil)
    objc_setAssociatedObject(owner, Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, Self.key) == nil)
  }
}
