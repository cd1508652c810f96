// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// Styles of product views. The built-in ones show a grey area with a name.

@MainActor @preconcurrency
public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a product view, as a style receives them.
public struct ProductViewStyleConfiguration {
  /// The icon of a product view.
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }
  public let state: Product.TaskState
  public let icon: Icon
  let name: String
  public var product: Product? { state.product }
  public var hasCurrentEntitlement: Bool { false }
  public var descriptionVisibility: Visibility { .automatic }
  /// Buys nothing.
  public func purchase() {}
}

extension ProductViewStyle where Body == ProductViewPlaceholder {
  public func makeBody(configuration: Configuration) -> Body {
    ProductViewPlaceholder(name: configuration.name)
  }
}
/// The grey area of a product view.
public struct ProductViewPlaceholder: View {
  let name: String
  public var body: some View {
    ContentPlaceholder(name: name, systemImage: "bag").frame(minHeight: 60)
  }
}

nonisolated public struct CompactProductViewStyle: ProductViewStyle {
  public typealias Body = ProductViewPlaceholder
  public init() {}
}
nonisolated public struct RegularProductViewStyle: ProductViewStyle {
  public typealias Body = ProductViewPlaceholder
  public init() {}
}
nonisolated public struct LargeProductViewStyle: ProductViewStyle {
  public typealias Body = ProductViewPlaceholder
  public init() {}
}
nonisolated public struct AutomaticProductViewStyle: ProductViewStyle {
  public typealias Body = ProductViewPlaceholder
  public init() {}
}

extension View {
  /// Sets the style of the product views inside.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(
      \.productViewStyle,
      HeldProductViewStyle { AnyView(style.makeBody(configuration: $0)) })
  }
}

struct HeldProductViewStyle: @unchecked Sendable {
  let view: @MainActor (ProductViewStyleConfiguration) -> AnyView
}
struct ProductViewStyleKey: EnvironmentKey {
  static let defaultValue = HeldProductViewStyle {
    AnyView(AutomaticProductViewStyle().makeBody(configuration: $0))
  }
}
extension EnvironmentValues {
  var productViewStyle: HeldProductViewStyle {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}
