import Drawing
import Foundation
import Render
import SystemIntegration
import ViewCore

/// A controller that shows a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, HostedContent {
  /// The view that is shown.
  open var rootView: Content {
    get { root.view }
    set {
      root.view = newValue
      viewIfLoaded?.invalidateIntrinsicContentSize()
    }
  }
  private let root: HostedRoot<Content>
  /// The sizes that the controller derives from its view; they have no effect.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the view respects.
  open var safeAreaRegions: SafeAreaRegions = .all

  /// Whether the view respects no safe area.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    let root = HostedRoot(rootView)
    self.root = root
    super.init(nibName: nil, bundle: nil)
    view = UIHostingView { AnyView(root.view) }
  }

  /// Creates a controller of a view; the archive is not read.
  public init?(coder: NSCoder, rootView: Content) {
    root = HostedRoot(rootView)
    super.init(coder: coder)
  }

  /// Returns nil: there are no archives here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns the size that the view takes for a proposed size; an infinite or greatest length
  /// proposes the ideal one.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

  package var hostedContent: AnyView { AnyView(rootView) }
}

/// The view of SwiftUI of a hosting controller, which its UIKit view shows also without the controller.
@MainActor private final class HostedRoot<Content> {
  var view: Content

  init(_ view: Content) {
    self.view = view
  }
}

/// The sizes that a hosting controller derives from its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller whose content is a view of SwiftUI.
@MainActor package protocol HostedContent: UIViewController {
  var hostedContent: AnyView { get }
  var safeAreaRegions: SafeAreaRegions { get }
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

  /// The view of SwiftUI; among views of UIKit, in the frame that they give it.
  package var content: AnyView {
    superview == nil
      ? makeContent() : AnyView(makeContent().frame(maxWidth: .infinity, maxHeight: .infinity))
  }

  /// The ideal size of the view of SwiftUI.
  override var intrinsicContentSize: CGSize { ViewMeasurement.size(of: makeContent(), width: nil) }

  /// Returns the size that the view of SwiftUI takes for a proposed size; its ideal size for zero.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if size == .zero { return intrinsicContentSize }
    func proposed(_ length: CGFloat) -> CGFloat? { length < 16_777_216 ? max(length, 0) : nil }
    let proposal = ProposedViewSize(width: proposed(size.width), height: proposed(size.height))
    let measured = try? ViewHost { ProposingView(proposal: proposal, content: makeContent()) }
    return measured?.size ?? size
  }

  /// The drawing of the view of SwiftUI where no screen provides fonts and images, as in an action.
  func drawnContent() -> [DisplayItem] {
    let size = bounds.size
    guard size.width > 0, size.height > 0,
      let host = try? ViewHost(
        size: size, background: nil,
        content: { content.frame(width: size.width, height: size.height) })
    else { return [] }
    return host.displayList().items
  }
}

/// The content of a cell: a view of SwiftUI.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  private(set) var margins: [Edge: CGFloat] = [:]
  private(set) var minSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates a configuration with a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  private init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }
}

extension UIHostingConfiguration {
  /// Returns a view that shows the view of SwiftUI.
  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self, shown(margins: EdgeInsets()))
  }

  /// The view with its margins and background; as wide as a row if it has the height of one.
  private func shown(margins standard: EdgeInsets, rowHeight: CGFloat? = nil) -> some View {
    content
      .padding(
        EdgeInsets(
          top: margins[.top] ?? standard.top, leading: margins[.leading] ?? standard.leading,
          bottom: margins[.bottom] ?? standard.bottom,
          trailing: margins[.trailing] ?? standard.trailing)
      )
      .frame(minWidth: minSize.width, minHeight: minSize.height ?? rowHeight)
      .frame(maxWidth: rowHeight == nil ? nil : .infinity, alignment: .leading)
      .background { background }
  }

  /// Sets the margins of some edges to a length, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  /// Sets the margins of some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.margins[.top] = insets.top }
    if edges.contains(.leading) { copy.margins[.leading] = insets.leading }
    if edges.contains(.bottom) { copy.margins[.bottom] = insets.bottom }
    if edges.contains(.trailing) { copy.margins[.trailing] = insets.trailing }
    return copy
  }
  /// Sets the least size of the content with its margins, in points; nil keeps a length.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minSize = (width ?? minSize.width, height ?? minSize.height)
    return copy
  }
  /// Fills the area behind the content and its margins with a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackgroundView<S>
  > {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }
  /// Shows a view behind the content and its margins.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    (copy.margins, copy.minSize) = (margins, minSize)
    return copy
  }
}

/// A configuration whose view of SwiftUI fills a row of a list up to its edges.
@MainActor protocol RowHosting {
  func rowContent(_ metrics: SystemLook.List) -> AnyView
}

extension UIHostingConfiguration: RowHosting {
  /// The content, with the margins of rows where the app sets none.
  func rowContent(_ metrics: SystemLook.List) -> AnyView {
    AnyView(shown(margins: metrics.rowInsets, rowHeight: metrics.rowHeight))
  }
}

/// The background of a `UIHostingConfiguration` with a style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  /// The area of the style.
  public var body: some View { Rectangle().fill(style) }
}

/// The view of a `UIHostingConfiguration`.
private final class HostedContentView: UIView, UIViewContent, UIContentView {
  var configuration: any UIContentConfiguration
  let content: AnyView

  init(_ configuration: any UIContentConfiguration, _ content: some View) {
    self.configuration = configuration
    self.content = AnyView(content)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
