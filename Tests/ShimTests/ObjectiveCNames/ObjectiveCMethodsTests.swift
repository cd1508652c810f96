import Foundation
import ObjectiveCNames
import Testing

@MainActor struct ObjectiveCMethodsTests {
  @Test func aMethodIsFoundByItsName() {
    let receiver = Receiver()
    #expect(_ObjectiveCMethods.send("ping", to: receiver))
    #expect(_ObjectiveCMethods.send(__sel__("note"), to: receiver, 1))
    #expect(_ObjectiveCMethods.send("note:", to: receiver, nil))
    #expect(!_ObjectiveCMethods.send("other", to: receiver))
    #expect(!_ObjectiveCMethods.send("ping", to: nil))
    #expect(receiver.calls == ["ping", "Int", "nil"])
  }

  @Test func theMethodOfASubclassHidesOthers() {
    let receiver = LoudReceiver()
    _ObjectiveCMethods.send("ping", to: receiver)
    _ObjectiveCMethods.send("note:", to: receiver, "a")
    #expect(receiver.calls == ["PING", "String"])
  }

  @Test func argumentsHaveTheTypeOfTheParameter() {
    #expect(_ObjectiveCMethods.argument([1], 0, Int.self) == 1)
    #expect(_ObjectiveCMethods.argument(["a"], 0, Int.self) == nil)
    #expect(_ObjectiveCMethods.argument([], 0, Int.self) == nil)
    #expect(_ObjectiveCMethods.argument([], 0, Int?.self) == .some(nil))
    let note = Notification(name: Notification.Name("a"))
    let object = _ObjectiveCMethods.argument([note], 0, NSNotification.self)
    #expect(object?.name == note.name)
  }
}
