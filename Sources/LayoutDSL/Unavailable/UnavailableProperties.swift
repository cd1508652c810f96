// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Property wrappers of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
@propertyWrapper
nonisolated public struct AppStorage<Value> {
  public init(wrappedValue: Value, _ key: String, store: Any? = nil) {}
  public init(_ key: String, store: Any? = nil) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
@propertyWrapper
nonisolated public struct SceneStorage<Value> {
  public init(wrappedValue: Value, _ key: String) {}
  public init(_ key: String) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
@propertyWrapper
nonisolated public struct FocusedBinding<Value> {
  public init(_ keyPath: AnyKeyPath) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
@propertyWrapper
nonisolated public struct AccessibilityFocusState<Value> {
  public init() {}
  public init(for technologies: Any) {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
@propertyWrapper
nonisolated public struct FetchRequest<Value> {
  public init(sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil) {}
  public init(fetchRequest: Any, animation: Animation? = nil) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

