#if !canImport(UIKit)
  import Foundation
  import ViewClock

  /// UIKit's spinner.
  @MainActor
  open class UIActivityIndicatorView: UIView {
    /// The size of a spinner.
    public enum Style: Int, Sendable {
      /// 20 points across.
      case medium = 100
      /// 37 points across.
      case large = 101
    }

    /// The size of the spinner.
    public var style: Style {
      didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the spinner; nil for the system's.
    public var color: UIColor?
    /// Whether the spinner is shown only while it is animating.
    public var hidesWhenStopped = true
    /// Whether the spinner turns.
    public var isAnimating: Bool { start != nil }
    /// When it began to turn, by the clock of the screen.
    private var start: TimeInterval?

    /// Creates a spinner that stands still.
    public init(style: Style) {
      self.style = style
      super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    }

    /// Creates a medium spinner.
    public override init(frame: CGRect) {
      style = .medium
      super.init(frame: frame)
    }

    /// Starts the spinner, and shows it.
    public func startAnimating() {
      if start == nil { start = ViewClock.current?.now ?? 0 }
    }

    /// Stops the spinner, and hides it if `hidesWhenStopped` says so.
    public func stopAnimating() {
      start = nil
    }

    private static func size(of style: Style) -> CGSize {
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
