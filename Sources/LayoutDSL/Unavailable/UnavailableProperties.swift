// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Property wrappers of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !canImport(LayoutDSL)")
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
