import Foundation
import ObjectiveCNames

/// An object with methods that selectors name, as those that `snap` finds in sources.
class Receiver: NSObject {
  var calls: [String] = []

  private static let isKnown: Void = {
    _ObjectiveCMethods.add(
      ["ping()", "note(_:)"], isMember: { $0 is Receiver.Type },
      call: { target, number, arguments in
        guard let target = target as? Receiver else { return nil }
        if number == 0 { return target.ping() }
        return _ObjectiveCMethods.argument(arguments, 0, Any?.self).map { target.note($0) }
      })
    _ObjectiveCMethods.add(
      ["ping()"], isMember: { $0 is LoudReceiver.Type },
      call: { target, _, _ in (target as? LoudReceiver)?.pingLoudly() })
  }()

  override init() {
    super.init()
    Self.isKnown
  }

  func ping() -> String {
    calls.append("ping")
    return "pong"
  }

  func note(_ value: Any?) {
    calls.append(value.map { "\(type(of: $0))" } ?? "nil")
  }
}

/// A receiver with another method of the same name, as one that is private to its file.
final class LoudReceiver: Receiver {
  func pingLoudly() -> String {
    calls.append("PING")
    return "PONG"
  }
}
