import SwiftUI
import UIKit

/// The words on a button of Apple Pay.
public enum PKPaymentButtonType: Int, Sendable {
  /// "Apple Pay" alone.
  case plain = 0
  /// Words before it.
  case buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order
  /// More words before it.
  case rent, support, contribute, tip, `continue`
}

/// The colours of a button of Apple Pay.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// Black on white, with or without a line around it, or white on black.
  case white, whiteOutline, black
  /// White on black in a light appearance, and black on white in a dark one.
  case automatic
}

/// The words on a button of Apple Pay in SwiftUI.
public struct PayWithApplePayButtonLabel: Sendable {
  fileprivate let words: String
  /// "Apple Pay" alone.
  public static let plain = PayWithApplePayButtonLabel(words: "")
  /// "Buy with".
  public static let buy = PayWithApplePayButtonLabel(words: "Buy with ")
  /// "Set up".
  public static let setUp = PayWithApplePayButtonLabel(words: "Set up ")
  /// "Pay with".
  public static let inStore = PayWithApplePayButtonLabel(words: "Pay with ")
  /// "Donate with".
  public static let donate = PayWithApplePayButtonLabel(words: "Donate with ")
  /// "Check out with".
  public static let checkout = PayWithApplePayButtonLabel(words: "Check out with ")
  /// "Book with".
  public static let book = PayWithApplePayButtonLabel(words: "Book with ")
  /// "Subscribe with".
  public static let subscribe = PayWithApplePayButtonLabel(words: "Subscribe with ")
  /// "Order with".
  public static let order = PayWithApplePayButtonLabel(words: "Order with ")
  /// "Continue with".
  public static let `continue` = PayWithApplePayButtonLabel(words: "Continue with ")
}

/// A stage of a payment with Apple Pay; none begins.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  /// The sheet appears.
  case willAuthorize
  /// The user has agreed to a payment.
  case didAuthorize(
    payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  /// The sheet is closed.
  case didFinish
}

/// A button of Apple Pay.
///
/// Measurements.md#apple-pay-button
public struct PayWithApplePayButton<Fallback: View>: View {
  private let label: PayWithApplePayButtonLabel
  private let action: @MainActor () -> Void
  @Environment(\.payWithApplePayButtonStyle) private var style
  @Environment(\.colorScheme) private var colorScheme

  /// Creates a button with an action; the fallback is for systems without Apple Pay.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    self.label = label
    self.action = action
  }

  /// Creates a button for a payment, which does not begin.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    self.init(label, action: {}, fallback: fallback)
  }

  /// The words in the middle of a rounded rectangle.
  public var body: some View {
    Button(action: action) {
      ApplePayLabel(words: label.words, isDark: style.isDark(in: colorScheme), hasRim: style.hasRim)
    }
    .buttonStyle(.plain)
  }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  /// Creates a button with an action.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void)
  {
    self.init(label, action: action) {}
  }

  /// Creates a button for a payment, which does not begin.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange:
      @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) {
    self.init(label, action: {}) {}
  }
}

/// The words of a button on its colours.
private struct ApplePayLabel: View {
  let words: String
  let isDark: Bool
  let hasRim: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
    Text(verbatim: words + "Apple Pay")
      .font(.system(size: 18, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.horizontal, 12)
      .frame(minWidth: 100, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
      .foregroundStyle(isDark ? Color.white : Color.black)
      .background(isDark ? Color.black : Color.white, in: shape)
      .overlay { if hasRim { shape.strokeBorder(Color.black, lineWidth: 1) } }
  }
}

/// The colours of a button of Apple Pay in SwiftUI.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  fileprivate let style: PKPaymentButtonStyle
  /// Chosen by the appearance.
  public static let automatic = PayWithApplePayButtonStyle(style: .automatic)
  /// White on black.
  public static let black = PayWithApplePayButtonStyle(style: .black)
  /// Black on white.
  public static let white = PayWithApplePayButtonStyle(style: .white)
  /// Black on white, with a line around it.
  public static let whiteOutline = PayWithApplePayButtonStyle(style: .whiteOutline)

  fileprivate var hasRim: Bool { style == .whiteOutline }
  fileprivate func isDark(in scheme: ColorScheme) -> Bool {
    style == .black || style == .automatic && scheme == .light
  }
}

extension EnvironmentValues {
  @Entry fileprivate var payWithApplePayButtonStyle = PayWithApplePayButtonStyle.automatic
}

extension View {
  /// Sets the colours of the buttons of Apple Pay in the view.
  nonisolated public func payWithApplePayButtonStyle(
    _ style: PayWithApplePayButtonStyle
  ) -> some View {
    environment(\.payWithApplePayButtonStyle, style)
  }
}

/// A button of Apple Pay in UIKit, which is drawn as SwiftUI's.
///
/// Measurements.md#apple-pay-button
@MainActor @preconcurrency
open class PKPaymentButton: UIControl, SystemControl {
  /// The words of the button.
  public let buttonType: PKPaymentButtonType
  /// The colours of the button.
  public let buttonStyle: PKPaymentButtonStyle
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 4

  /// Creates a black button with the mark alone.
  public convenience init() { self.init(paymentButtonType: .plain, paymentButtonStyle: .black) }

  /// Creates a button with words and colours.
  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    (buttonType, buttonStyle) = (type, style)
    super.init(frame: .zero)
  }
  /// Returns nil: a button is not stored in a file.
  public required init?(coder: NSCoder) { nil }

  /// 140 × 30 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  package var drawing: AnyView {
    AnyView(PaymentButtonPicture(type: buttonType, style: buttonStyle))
  }
}

/// The words and the colours of a button of UIKit.
private struct PaymentButtonPicture: View {
  let type: PKPaymentButtonType
  let style: PKPaymentButtonStyle
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let style = PayWithApplePayButtonStyle(style: style)
    ApplePayLabel(
      words: words, isDark: style.isDark(in: colorScheme), hasRim: style.hasRim)
  }

  private var words: String {
    switch type {
    case .plain: ""
    case .buy: "Buy with "
    case .setUp: "Set up "
    case .inStore: "Pay with "
    case .donate: "Donate with "
    case .checkout: "Check out with "
    case .book: "Book with "
    case .subscribe: "Subscribe with "
    case .reload: "Reload with "
    case .addMoney: "Add money with "
    case .topUp: "Top up with "
    case .order: "Order with "
    case .rent: "Rent with "
    case .support: "Support with "
    case .contribute: "Contribute with "
    case .tip: "Tip with "
    case .continue: "Continue with "
    }
  }
}

/// A button that adds a pass to the wallet.
///
/// Measurements.md#apple-pay-button
public struct AddPassToWalletButton: View {
  private let action: @MainActor () -> Void
  @Environment(\.addPassToWalletButtonStyle) private var style

  /// Creates a button with an action.
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Creates a button that adds passes; none is added.
  public init(_ passes: [PKPass], onCompletion: @escaping @MainActor (Bool) -> Void) {
    action = { onCompletion(false) }
  }

  /// A symbol and "Add to Apple Wallet" on black.
  public var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        Image(systemName: "wallet.pass.fill")
        Text(verbatim: "Add to Apple Wallet").font(.system(size: 16, weight: .medium))
          .lineLimit(1).minimumScaleFactor(0.5)
      }
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: 44, idealHeight: 48, maxHeight: .infinity)
      .foregroundStyle(.white)
      .background(.black, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay {
        if style == .blackOutline {
          RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.white, lineWidth: 1)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

/// The look of a button that adds a pass.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
  private let isOutlined: Bool
  /// Black.
  public static let black = AddPassToWalletButtonStyle(isOutlined: false)
  /// Black with a white line around it.
  public static let blackOutline = AddPassToWalletButtonStyle(isOutlined: true)
}

extension EnvironmentValues {
  @Entry fileprivate var addPassToWalletButtonStyle = AddPassToWalletButtonStyle.black
}

extension View {
  /// Sets the look of the buttons in the view that add passes.
  nonisolated public func addPassToWalletButtonStyle(
    _ style: AddPassToWalletButtonStyle
  ) -> some View {
    environment(\.addPassToWalletButtonStyle, style)
  }
}
