import Foundation
import FoundationNames
import Testing

struct NSPointerArrayTests {
  private final class Listener {}

  private func pointer(to object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test func aDeallocatedObjectLeavesAnEmptyPlace() {
    let array = NSPointerArray.weakObjects()
    let kept = Listener()
    do {
      let lost = Listener()
      array.addPointer(pointer(to: lost))
      array.addPointer(pointer(to: kept))
      #expect(array.allObjects.count == 2)
    }
    #expect(array.count == 2)
    #expect(array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1)
    #expect(array.pointer(at: 0) == pointer(to: kept))
  }

  @Test func aStrongArrayKeepsItsObjects() {
    let array = NSPointerArray.strongObjects()
    do {
      let listener = Listener()
      array.addPointer(pointer(to: listener))
    }
    #expect(array.allObjects.first is Listener)
  }

  @Test func placesAreInsertedReplacedAndRemoved() {
    let array = NSPointerArray(options: .strongMemory)
    let (first, second) = (Listener(), Listener())
    array.addPointer(nil)
    array.insertPointer(pointer(to: first), at: 0)
    array.replacePointer(at: 1, withPointer: pointer(to: second))
    #expect(array.pointer(at: 1) == pointer(to: second))
    array.removePointer(at: 0)
    #expect(array.pointer(at: 0) == pointer(to: second))
    array.count = 3
    #expect(array.count == 3)
    #expect(array.allObjects.count == 1)
    array.count = 0
    #expect(array.allObjects.isEmpty)
  }

  @Test(arguments: [-1, 4]) func anIndexOutsideHasNoEffect(_ index: Int) {
    let array = NSPointerArray.weakObjects()
    let listener = Listener()
    array.addPointer(pointer(to: listener))
    array.removePointer(at: index)
    array.replacePointer(at: index, withPointer: nil)
    array.insertPointer(nil, at: index)
    #expect(array.count == 1)
    #expect(array.pointer(at: index) == nil)
  }
}
