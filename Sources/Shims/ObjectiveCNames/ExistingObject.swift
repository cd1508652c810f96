import Foundation

/// A class whose initializers can return an object that exists, as those of Objective-C can.
///
/// Only an initializer of a protocol may set `self`.
protocol ExistingObject {}

extension ExistingObject {
  init(existing object: some NSObject) {
    guard let object = object as? Self else { fatalError("\(object) is no \(Self.self)") }
    self = object
  }
}

/// A class of Foundation whose objects are made without arguments on Apple's systems.
public protocol _MadeWithoutArguments {
  /// Returns a new object.
  static func _made() -> any _MadeWithoutArguments
}

extension _MadeWithoutArguments {
  /// Creates an object; a subclass needs an initializer of its own.
  public init() {
    guard let object = Self._made() as? Self else { fatalError("\(Self.self) has no init()") }
    self = object
  }
}

extension NSError: _MadeWithoutArguments {
  /// Returns an error without a domain.
  public static func _made() -> any _MadeWithoutArguments { NSError(domain: "", code: 0) }
}

extension ProcessInfo: _MadeWithoutArguments {
  /// Returns the process.
  public static func _made() -> any _MadeWithoutArguments { ProcessInfo.processInfo }
}

extension Timer: _MadeWithoutArguments {
  /// Returns a timer that calls nothing.
  public static func _made() -> any _MadeWithoutArguments {
    Timer(timeInterval: 0, repeats: false) { _ in }
  }
}
