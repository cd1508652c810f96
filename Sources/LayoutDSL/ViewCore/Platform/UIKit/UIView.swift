#if !canImport(UIKit)
  import Foundation

  /// A view under UIKit's name, for code that brings one to SwiftUI by `UIViewRepresentable`.
  ///
  /// It shows its background; a subclass of this package draws more.
  @MainActor
  open class UIView: NSObject {
    /// What an intrinsic dimension is that a view does not have.
    public static nonisolated let noIntrinsicMetric: CGFloat = -1

    /// The place of the view in its superview, in points.
    public var frame: CGRect
    /// The colour behind the view; nil for none.
    public var backgroundColor: UIColor?
    /// Whether the view is not shown.
    public var isHidden = false
    /// How opaque the view is, 0…1.
    public var alpha: CGFloat = 1
    /// A name for tests.
    public var accessibilityIdentifier: String?
    package var intrinsicSizeDidChange: () -> Void = {}

    /// Creates a view of a size at a place.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    /// Creates a view without a size.
    public convenience override init() {
      self.init(frame: .zero)
    }

    /// The view in its own space, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The size the view has by its content; `noIntrinsicMetric` in a dimension it takes as it
    /// comes.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Has the view measured again.
    public func invalidateIntrinsicContentSize() {
      intrinsicSizeDidChange()
    }

    /// What the view shows in a rectangle, without its background.
    package func content(in rect: CGRect, environment: EnvironmentValues) -> DisplayList {
      DisplayList()
    }

    /// What the view shows in a rectangle.
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
