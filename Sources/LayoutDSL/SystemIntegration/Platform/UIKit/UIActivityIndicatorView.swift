import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation
  import ViewClock

  /// An activity indicator, for code written for UIKit.
  @MainActor @preconcurrency
  open class UIActivityIndicatorView: UIView {
    /// The style of an activity indicator, which determines its size.
    public enum Style: Int, Sendable {
      /// 20 points across.
      case medium = 100
      /// 37 points across.
      case large = 101

      /// The former style for dark backgrounds: medium.
      public static let white = Style.medium
      /// The former large style for dark backgrounds.
      public static let whiteLarge = Style.large
      /// The former style for light backgrounds: medium.
      public static let gray = Style.medium
    }

    /// The style of the indicator.
    public var style: Style {
      didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the indicator; nil for the system's.
    public var color: UIColor?
    /// Whether the indicator is shown only while it is animating.
    public var hidesWhenStopped = true
    /// Whether the indicator is animating.
    public var isAnimating: Bool { start != nil }
    /// The time on the screen's clock at which the animation started.
    private var start: TimeInterval?

    /// Creates an indicator with a style, which is not animating.
    public init(style: Style) {
      self.style = style
      super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    }

    /// Creates a medium indicator with a frame.
    public override init(frame: CGRect) {
      style = .medium
      super.init(frame: frame)
    }

    /// Creates an indicator of the medium style; the archive is read afterwards.
    public required init?(coder: NSCoder) {
      style = .medium
      super.init(coder: coder)
    }

    /// Starts the animation, which shows the indicator.
    public func startAnimating() {
      if start == nil { start = ViewClock.current?.now ?? 0 }
    }

    /// Stops the animation, which hides the indicator if `hidesWhenStopped` is true.
    public func stopAnimating() {
      start = nil
    }

    private static func size(of style: Style) -> CGSize {
      // Measurements.md#progress-spinner
      switch style {
      case .medium: CGSize(width: 20, height: 20)
      case .large: CGSize(width: 37, height: 37)
      }
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { Self.size(of: style) }

    package override func content(
      in rect: CGRect, environment: EnvironmentValues
    ) -> DisplayList {
      guard isAnimating || !hidesWhenStopped else { return DisplayList() }
      let size = intrinsicContentSize
      let frame = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height)
      let ink = color.map(Color.init(uiColor:)) ?? .primary
      let resolved = ink.resolve(in: environment)
      let steps = start.map { Spinner.steps(from: $0, to: ViewClock.current?.now ?? $0) } ?? 0
      let items = Spinner.spokes(in: frame, steps: steps, isTinted: color != nil).map {
        DisplayItem.fill(
          $0.outline, .color(resolved.multiplyingOpacity(by: $0.opacity)), FillStyle())
      }
      return DisplayList(items: items)
    }
  }
#endif
