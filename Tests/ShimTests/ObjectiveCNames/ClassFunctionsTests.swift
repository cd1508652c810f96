import Testing
import UIKit

struct ClassFunctionsTests {
  private final class Box: NSObject {}

  @Test func classesHaveNamesAndNoMethods() throws {
    let kind: AnyClass = try #require(object_getClass(Box()))
    #expect(kind == Box.self && class_getSuperclass(kind) == NSObject.self)
    #expect(String(cString: class_getName(kind)).hasSuffix("Box"))
    #expect(class_getName(kind) == object_getClassName(Box()))
    #expect(class_getInstanceMethod(kind, Selector("copy")) == nil)
    var count: UInt32 = 9
    #expect(class_copyMethodList(kind, &count) == nil && count == 0)
    #expect(objc_allocateClassPair(kind, "Sub", 0) == nil)
  }

  @Test func aNameHasNoModuleOfTheSystem() {
    #expect(_stringFromClass(UILabel.self) == "UILabel")
    #expect(_stringFromClass(UIView.self) == "UIView")
    #expect(_stringFromClass(Box.self).hasSuffix(".ClassFunctionsTests.Box"))
  }

  @Test func objectsHaveASize() {
    final class Pair {
      var first = 1
      var second: UInt8 = 2
    }
    // Two words precede the properties.
    #expect(class_getInstanceSize(Pair.self) == 25 && class_getInstanceSize(nil) == 0)
  }
}
