import Foundation

/// A controller that shows a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, HostedContent {
  /// The view that is shown.
  open var rootView: Content {
    didSet { view.invalidateIntrinsicContentSize() }
  }
  /// How the size of the view is made known.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the view respects.
  open var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view = UIHostingView { [weak self] in AnyView(self?.rootView) }
  }

  /// Creates a controller of a view; there are no archives here.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Returns nil: there are no archives here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns the size of the view in a size: that size.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  package var hostedContent: AnyView { AnyView(rootView) }
}

/// How a hosting controller makes the size of its view known.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// As the preferred size of the content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// As the intrinsic size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller whose content is a view of SwiftUI.
@MainActor package protocol HostedContent: UIViewController {
  var hostedContent: AnyView { get }
}

/// The view of a hosting controller.
@MainActor final class UIHostingView: UIView, UIViewContent {
  private let makeContent: () -> AnyView

  init(_ content: @escaping () -> AnyView) {
    makeContent = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  package var content: AnyView { makeContent() }
}

/// What a cell shows: a view of SwiftUI.
public struct UIHostingConfiguration<Content: View> {
  let content: Content

  /// Creates a configuration with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
