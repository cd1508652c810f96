// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// The days of a month, of which fingers select some.
@MainActor @preconcurrency
open class UICalendarView: UIView, UIViewContent {
  public enum DecorationSize: Int, Sendable { case small, medium, large }
  @MainActor @preconcurrency open class Decoration: NSObject {
    /// The view below the day.
    fileprivate(set) var mark = AnyView(EmptyView())
    open class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self {
      let color = Color(uiColor: color ?? .systemFill)
      return with(AnyView(color.clipShape(.circle).frame(width: size.dot, height: size.dot)))
    }
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Self {
      let symbol = image.map { Image(uiImage: $0) }
      return with(
        AnyView(
          symbol.font(.system(size: size.dot + 4))
            .foregroundStyle(Color(uiColor: color ?? .systemFill))))
    }
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      let view = customViewProvider()
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return with(AnyView(UIViewPicture(view).frame(width: size.width, height: size.height)))
    }
    private class func with(_ mark: AnyView) -> Self {
      let decoration = unsafeDowncast(Decoration(), to: self)
      decoration.mark = mark
      return decoration
    }
  }
  open weak var delegate: (any UICalendarViewDelegate)?
  open var selectionBehavior: UICalendarSelection?
  open var locale = Locale.current
  open var calendar = Calendar.current
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = DateComponents()
  open var wantsDateDecorations = true
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  package var content: AnyView { AnyView(UICalendarViewContent(view: self)) }
  open override var intrinsicContentSize: CGSize { ViewMeasurement.size(of: content, width: nil) }
}

extension UICalendarView.DecorationSize {
  /// The diameter of a dot, in points.
  fileprivate var dot: CGFloat {
    switch self {
    case .small: 4
    case .medium: 6
    case .large: 8
    }
  }
}
@MainActor @preconcurrency public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

@MainActor @preconcurrency open class UICalendarSelection: NSObject {
  /// Whether a day is selected.
  func isSelected(_ day: DateComponents) -> Bool { false }
  /// Whether a finger can select a day.
  func canSelect(_ day: DateComponents) -> Bool { false }
  /// Selects a day, or takes it from the selection, as a finger does.
  func userSelects(_ day: DateComponents) {}
}

extension DateComponents {
  /// Whether the components are of the same day.
  fileprivate func isDay(_ other: DateComponents?) -> Bool {
    other.map { year == $0.year && month == $0.month && day == $0.day } ?? false
  }
}

open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
  open func updateSelectableDates() {}
  override func isSelected(_ day: DateComponents) -> Bool { day.isDay(selectedDate) }
  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  override func userSelects(_ day: DateComponents) {
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
  open func updateSelectableDates() {}
  override func isSelected(_ day: DateComponents) -> Bool {
    selectedDates.contains(where: day.isDay)
  }
  override func canSelect(_ day: DateComponents) -> Bool {
    isSelected(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func userSelects(_ day: DateComponents) {
    if let index = selectedDates.firstIndex(where: day.isDay) {
      let former = selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: former)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
