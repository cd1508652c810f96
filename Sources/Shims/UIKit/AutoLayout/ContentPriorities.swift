import SystemIntegration
import ViewCore

extension UIView {
  /// The priority with which views of the class hug their content until the app sets another one.
  ///
  /// Measurements.md#representable-size
  func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch self {
    case is UISwitch, is UIStepper, is UIActivityIndicatorView, is UIColorWell, is UIDatePicker,
      is UIPageControl, is UIPickerView:
      .defaultHigh
    case is UISlider, is UIProgressView, is UISegmentedControl, is UISearchBar, is UINavigationBar,
      is UIToolbar, is UITabBar:
      axis == .vertical ? .defaultHigh : .defaultLow
    default: .defaultLow
    }
  }

  package func hugsContent(along axis: Axis) -> Bool {
    contentHuggingPriority(for: axis.ofConstraints) >= .defaultHigh
  }

  package func resistsCompression(along axis: Axis) -> Bool {
    // A stack has no intrinsic size on a device, and a hosted view takes the room that it is offered.
    !(self is UIStackView || self is UIHostingView)
      && contentCompressionResistancePriority(for: axis.ofConstraints) >= .defaultHigh
  }
}

extension Axis {
  fileprivate var ofConstraints: NSLayoutConstraint.Axis {
    self == .horizontal ? .horizontal : .vertical
  }
}
