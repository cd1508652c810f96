#if !canImport(UIKit)
  import Foundation

  /// A view, for code that shows a UIKit view in SwiftUI with `UIViewRepresentable`.
  ///
  /// It draws its background; subclasses in this package draw content as well.
  @MainActor
  open class UIView: NSObject {
    /// The value of an intrinsic dimension that a view does not have.
    public static nonisolated let noIntrinsicMetric: CGFloat = -1

    /// The frame of the view in its superview, in points.
    public var frame: CGRect
    /// The colour behind the view; nil for none.
    public var backgroundColor: UIColor?
    /// Whether the view is hidden.
    public var isHidden = false
    /// The opacity of the view, 0…1.
    public var alpha: CGFloat = 1
    /// An identifier for tests.
    public var accessibilityIdentifier: String?
    package var intrinsicSizeDidChange: () -> Void = {}

    /// Creates a view with a frame.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
      self.init(frame: .zero)
    }

    /// The bounds of the view in its own space, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The natural size of the content; `noIntrinsicMetric` in a dimension without one.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates the intrinsic size, so that the view is measured again.
    public func invalidateIntrinsicContentSize() {
      intrinsicSizeDidChange()
    }

    /// Returns the drawing commands of the view in a rectangle, without its background.
    package func content(in rect: CGRect, environment: EnvironmentValues) -> DisplayList {
      DisplayList()
    }

    /// Returns the drawing commands of the view in a rectangle, with its background and opacity.
    package final func displayList(
      in rect: CGRect, environment: EnvironmentValues
    ) -> DisplayList {
      guard !isHidden, alpha > 0 else { return DisplayList() }
      var list = DisplayList()
      if let backgroundColor {
        let color = Color(uiColor: backgroundColor).resolve(in: environment)
        list.append(.fill(Path(rect), .color(color), FillStyle()))
      }
      list.items += content(in: rect, environment: environment).items
      return alpha < 1 ? DisplayList(items: [.group(.opacity(alpha), list)]) : list
    }
  }
#endif
