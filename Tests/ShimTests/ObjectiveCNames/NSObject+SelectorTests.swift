import Foundation
import ObjectiveCNames
import SwiftUI
import Testing

@MainActor struct NSObjectSelectorTests {
  @Test func anObjectPerformsItsMethods() {
    let receiver = Receiver()
    #expect(receiver.responds(to: "ping") && !receiver.responds(to: "other"))
    let result = receiver.perform("ping")?.takeUnretainedValue()
    #expect("\(result as Any)".contains("pong"))
    #expect(receiver.perform("other") == nil)
    receiver.performSelector(onMainThread: "note:", with: 1, waitUntilDone: true)
    #expect(receiver.calls == ["ping", "Int"])
  }

  /// An object that gives methods to another one, with overrides as `snap` makes them known.
  private final class Proxy: NSObject {
    let inner: NSObject

    private static let isKnown: Void = {
      _ObjectiveCMethods.add(
        ["responds(to:)", "forwardingTarget(for:)"], isMember: { $0 is Proxy.Type },
        call: { target, number, arguments in
          guard let proxy = target as? Proxy,
            let selector = _ObjectiveCMethods.argument(arguments, 0, Selector?.self)
          else { return nil }
          return number == 0 ? proxy.responds(to: selector) : proxy.forwardingTarget(for: selector)
        })
    }()

    init(inner: NSObject) {
      self.inner = inner
      super.init()
      Self.isKnown
    }

    func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || inner.responds(to: selector)
    }

    func forwardingTarget(for selector: Selector!) -> Any? {
      inner.responds(to: selector) ? inner : super.forwardingTarget(for: selector)
    }
  }

  @Test func anObjectForwardsMethods() {
    let receiver = Receiver()
    let object: NSObject = Proxy(inner: receiver)
    #expect(object.responds(to: "ping") && !object.responds(to: "other"))
    object.perform("ping")
    #expect(receiver.calls == ["ping"] && object.perform("other") == nil)
  }

  @Test func classesHaveMethodsOfTheirOwn() {
    let name = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: name) && !UIView.responds(to: name))
    let shared = UIApplication.perform(name)?.takeUnretainedValue() as? UIApplication
    #expect(shared === UIApplication.shared && UIView.perform(name) == nil)
    _ = Receiver()
    #expect(Receiver.instancesRespond(to: "ping") && !Receiver.instancesRespond(to: "other"))
    #expect(!NSObject.instancesRespond(to: "ping"))
  }

  @Test func aDelayedMethodCanBeCancelled() throws {
    let receiver = Receiver(), cancelled = Receiver()
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) {
      Color.red.onAppear {
        receiver.perform("note:", with: "a", afterDelay: 1)
        cancelled.perform("note:", with: "a", afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
      }
    }
    host.advance(by: 0.9)
    #expect(receiver.calls == [])
    host.advance(by: 0.2)
    #expect(receiver.calls == ["String"] && cancelled.calls == [])
  }
}
