// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// Views of products, which are grey areas with a name.

/// A view of a product.
nonisolated public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  let name: String
  var product: Product?
  var icon: Icon?
  /// Whether a style makes the view, which then has the automatic style.
  var isInStyle = false
  @Environment(\.productViewStyle) private var style
  @MainActor public var body: some View {
    (isInStyle ? ProductViewStyleKey.defaultValue : style).view(
      ProductViewStyleConfiguration(
        state: product.map { .success($0) } ?? .unavailable, icon: .init(view: AnyView(icon)),
        name: name))
  }
}
extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    product = StoreConfiguration.current.products.first { $0.id == productID }
    name = product?.displayName ?? productID
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    name = product.displayName
    self.product = product
  }
}
extension ProductView where PlaceholderIcon == EmptyView {
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    name = productID
    self.icon = icon()
  }
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    name = product.displayName
    self.product = product
    self.icon = icon()
  }
}

extension ProductView {
  public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    name = productID
    self.icon = icon(.unavailable)
  }
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    name = productID
    self.icon = icon()
  }
}
extension ProductView where PlaceholderIcon == EmptyView {
  public init(
    _ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
  ) {
    name = product.displayName
    self.product = product
    self.icon = icon(.unavailable)
  }
}
extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// Shows the product of a style's configuration in the automatic style.
  public init(_ configuration: ProductViewStyleConfiguration) {
    name = configuration.name
    product = configuration.product
    icon = configuration.icon
    isInStyle = true
  }
}

/// A promotional icon, which the store does not have.
public enum ProductIconPhase {
  case loading, unavailable, success(Image)
  case failure(any Error)
  /// The icon as the App Store shows it; nil if there is none.
  public var promotedIcon: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }
}

/// A list of products.
nonisolated public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  let ids: [String]
  @MainActor public var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(ids, id: \.self) { id in
          ContentPlaceholder(name: id, systemImage: "bag").frame(height: 60)
        }
      }
      .padding()
    }
  }
}
extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.ids = Array(ids)
  }
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    ids = products.map(\.id)
  }
}
extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    self.ids = Array(ids)
  }
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    ids = products.map(\.id)
  }
}
extension StoreView {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.ids = Array(ids)
  }
  public init(
    ids: some Collection<Product.ID>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.ids = Array(ids)
  }
}

/// The choice of a subscription, below its marketing.
nonisolated public struct SubscriptionStoreView<Content: View>: View {
  let content: Content
  @MainActor public var body: some View {
    VStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      ContentPlaceholder(name: "Subscriptions", systemImage: "bag").frame(height: 160)
    }
  }
}
extension SubscriptionStoreView where Content == EmptyView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    content = EmptyView()
  }
  public init(productIDs: some Collection<Product.ID>) { content = EmptyView() }
  public init(subscriptions: some Collection<Product>) { content = EmptyView() }
}
extension SubscriptionStoreView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }
}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
  public enum TaskState: Sendable {
    case loading, unavailable, success(Product)
    case failure(any Error)
    public var product: Product? {
      guard case .success(let product) = self else { return nil }
      return product
    }
  }
  public enum CollectionTaskState: Sendable {
    case loading, success([Product], unavailable: [Product.ID])
    case failure(any Error)
  }
}

/// The state of what a view asks the store.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading, success(Value)
  case failure(any Error)
  public var value: Value? {
    guard case .success(let value) = self else { return nil }
    return value
  }
  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
  public func map<Other: Sendable>(
    _ transform: @Sendable (Value) async throws -> Other
  ) async rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Buys nothing: the user cancels.
  @MainActor public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}
public struct DisplayStoreKitMessageAction: Sendable {
  nonisolated init() {}
}

extension EnvironmentValues {
  /// Buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}

public enum StoreButtonKind: Hashable, Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}
public struct SubscriptionStoreButtonLabel: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let automatic: SubscriptionStoreButtonLabel = []
  public static let multiline = SubscriptionStoreButtonLabel(rawValue: 1)
  public static let singleLine = SubscriptionStoreButtonLabel(rawValue: 2)
  public static let action = SubscriptionStoreButtonLabel(rawValue: 4)
  public static let displayName = SubscriptionStoreButtonLabel(rawValue: 8)
  public static let price = SubscriptionStoreButtonLabel(rawValue: 16)
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: Self { Self() }
}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: Self { Self() }
}
public protocol SubscriptionStoreControlStyle {}
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: Self { Self() }
}
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }

extension View {
  /// Presents nothing: there are no subscriptions.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss:
      @escaping @MainActor (
        Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>
      ) -> Void = { _ in }
  ) -> some View { self }
  /// Presents nothing: there are no apps in the store.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }

  /// Tells the closure that the user has no subscription.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (
        EntitlementTaskState<[Product.SubscriptionInfo.Status]>
      ) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }
  /// Tells the closure that the user has not bought a product.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action:
      @escaping @Sendable (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }
  /// Tells the closure that the store has no product of an identifier.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) { await action(.unavailable) }
  }
  /// Tells the closure that the store has no products of identifiers.
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let missing = Array(ids)
    return task(id: missing, priority: priority) {
      await action(.success([], unavailable: missing))
    }
  }
  /// Calls nothing: nothing is bought.
  public func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)?
  ) -> some View { self }
  /// Calls nothing: nothing is bought.
  public func onInAppPurchaseCompletion(
    perform action: (
      @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> some View { self }
  public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }
  public func productDescription(_ visibility: Visibility) -> some View { self }
  public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View { self }
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View {
    self
  }
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { self }
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View { self }
  public func subscriptionPromotionalOffer(
    offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
    signature:
      @escaping (
        Product, Product.SubscriptionInfo, Product.SubscriptionOffer
      ) async throws -> Product.SubscriptionOffer.Signature
  ) -> some View { self }
  public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
}

/// An advertisement of an app, which is not shown.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  @MainActor @preconcurrency open class Configuration: NSObject {}
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    private var values: [String: Any] = [:]
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }
  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    public init(position: Position) { self.position = position }
  }
  public init(configuration: Configuration) { self.configuration = configuration }
  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?
  open func present(in scene: UIWindowScene) {}
  open class func dismiss(in scene: UIWindowScene) {}
}

public protocol SubscriptionOptionGroupStyle {}
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  public init() {}
}
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  public init() {}
}
extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  public static var tabs: Self { Self() }
}
extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  public static var links: Self { Self() }
}
extension Product.SubscriptionOffer {
  public struct Signature: Hashable, Sendable {
    public let keyID: String
    public let nonce: UUID
    public let timestamp: Int
    public let signature: Data
    public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
      (self.keyID, self.nonce) = (keyID, nonce)
      (self.timestamp, self.signature) = (timestamp, signature)
    }
  }
}
extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

@MainActor @preconcurrency
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}
extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
extension SKOverlay {
  @MainActor @preconcurrency
  open class TransitionContext: NSObject {
    open func addAnimation(_ block: @escaping () -> Void) {}
  }
}
