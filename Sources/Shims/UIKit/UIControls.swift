// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Controls that are drawn as those of SwiftUI. Fingers do not reach them.

/// A switch, drawn as a `Toggle`.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private var view: some View {
    Toggle("", isOn: .constant(isOn)).labelsHidden().fixedSize()
      .tint(onTintColor.map { Color(uiColor: $0) })
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}

/// A slider, drawn as a `Slider`.
@MainActor @preconcurrency
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  public enum Style: Int, Sendable { case `default`, thumbless }
  /// A track with stops, which are not drawn.
  public struct TrackConfiguration: Hashable, Sendable {
    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var numberOfTicks: Int
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int = 0
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      (self.neutralValue, self.numberOfTicks) = (neutralValue, numberOfTicks)
    }
  }
  open var sliderStyle = Style.default
  open var trackConfiguration: TrackConfiguration?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Pictures of parts, which are not drawn.
  private var pictures: [String: UIImage] = [:]
  open func setThumbImage(_ image: UIImage?, for state: State) {
    pictures["thumb \(state.rawValue)"] = image
  }
  open func thumbImage(for state: State) -> UIImage? { pictures["thumb \(state.rawValue)"] }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    pictures["minimum \(state.rawValue)"] = image
  }
  open func minimumTrackImage(for state: State) -> UIImage? {
    pictures["minimum \(state.rawValue)"]
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    pictures["maximum \(state.rawValue)"] = image
  }
  open func maximumTrackImage(for state: State) -> UIImage? {
    pictures["maximum \(state.rawValue)"]
  }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side: CGFloat = 28
    return CGRect(
      x: rect.minX + part * (rect.width - side), y: bounds.midY - side / 2, width: side,
      height: side)
  }

  private var view: some View {
    let range = minimumValue...max(minimumValue, maximumValue)
    let shown = min(max(value, range.lowerBound), range.upperBound)
    return Slider(value: .constant(shown), in: range)
      .tint(minimumTrackTintColor.map { Color(uiColor: $0) })
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: size(of: view.frame(width: 100)).height)
  }
}

/// Two buttons that change a value, drawn as a `Stepper`.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  /// Pictures of parts, which are not drawn.
  private var pictures: [String: UIImage] = [:]
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    pictures["increment \(state.rawValue)"] = image
  }
  open func incrementImage(for state: State) -> UIImage? {
    pictures["increment \(state.rawValue)"]
  }
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    pictures["decrement \(state.rawValue)"] = image
  }
  open func decrementImage(for state: State) -> UIImage? {
    pictures["decrement \(state.rawValue)"]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    pictures["background \(state.rawValue)"] = image
  }
  open func backgroundImage(for state: State) -> UIImage? {
    pictures["background \(state.rawValue)"]
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    pictures["divider \(leftState.rawValue) \(rightState.rawValue)"] = image
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    pictures["divider \(leftState.rawValue) \(rightState.rawValue)"]
  }

  private var view: some View {
    Stepper("", value: .constant(value), in: minimumValue...max(minimumValue, maximumValue))
      .labelsHidden().fixedSize()
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}

/// Segments of which one is selected, drawn as a segmented `Picker`.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public static nonisolated let noSegment = -1
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  private var segments: [Any] = []
  open var numberOfSegments: Int { segments.count }

  /// Creates a control of texts, pictures or actions.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items ?? []
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(max(segment, 0), segments.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(action, at: min(max(segment, 0), segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = image ?? UIImage() }
  }
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment] as? UIImage : nil
  }
  /// Properties of segments, which are not drawn.
  private var disabledSegments: Set<Int> = []
  private var segmentWidths: [Int: CGFloat] = [:]
  private var segmentOffsets: [Int: CGSize] = [:]
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segmentWidths[segment] = width
  }
  open func widthForSegment(at segment: Int) -> CGFloat { segmentWidths[segment] ?? 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segmentOffsets[segment] = offset
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segmentOffsets[segment] ?? .zero
  }
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {}
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = action }
  }
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment] as? UIAction : nil
  }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { ($0 as? UIAction)?.identifier == actionIdentifier } ?? NSNotFound
  }
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private var view: some View {
    let segments = segments
    return Picker("", selection: .constant(selectedSegmentIndex)) {
      ForEach(0..<segments.count, id: \.self) { index in
        if let image = segments[index] as? UIImage {
          Image(uiImage: image).tag(index)
        } else {
          Text(verbatim: segments[index] as? String ?? (segments[index] as? UIAction)?.title ?? "")
            .tag(index)
        }
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view.fixedSize()) }
}

/// A dot for each page, drawn as the dots of a paged `TabView`.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var currentPage = 0
  open var numberOfPages = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  open var interactionState: InteractionState { .none }
  open var direction = Direction.natural
  open var progress: UIPageControlProgress?
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {}
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentPageIndicatorImages: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPageIndicatorImages[page] = image
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentPageIndicatorImages[page]
  }
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 17 + 20, height: 26)
  }

  package override var content: AnyView {
    let count = hidesForSinglePage && numberOfPages < 2 ? 0 : max(numberOfPages, 0)
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
    let current = currentPageIndicatorTintColor ?? .white
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<count, id: \.self) { page in
          self.indicator(of: page)
            .foregroundStyle(Color(uiColor: page == self.currentPage ? current : other))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  @ViewBuilder private func indicator(of page: Int) -> some View {
    let current =
      page == currentPage
      ? currentPageIndicatorImages[page] ?? preferredCurrentPageIndicatorImage : nil
    if let image = current ?? indicatorImages[page] ?? preferredIndicatorImage {
      Image(uiImage: image).renderingMode(.template)
    } else {
      Circle().frame(width: 8, height: 8)
    }
  }
}

/// The control of pull to refresh: it keeps its state, and is a grey area with a name.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A bar of progress, drawn as a linear `ProgressView`.
@MainActor @preconcurrency
open class UIProgressView: UIView, UIViewContent {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  package var content: AnyView {
    AnyView(
      ProgressView(value: Double(min(max(progress, 0), 1)))
        .tint(progressTintColor.map { Color(uiColor: $0) }))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A date, drawn as a `DatePicker` of the same style.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4 }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
  @ViewBuilder private var view: some View {
    let picker = DatePicker("", selection: .constant(date), displayedComponents: components)
      .labelsHidden()
    switch preferredDatePickerStyle {
    case .wheels: picker.datePickerStyle(.wheel)
    case .inline: picker.datePickerStyle(.graphical)
    case .compact, .automatic: picker.datePickerStyle(.compact).fixedSize()
    }
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
}

/// Wheels of titles; views of rows are not shown.
@MainActor @preconcurrency
open class UIPickerView: UIView, UIViewContent {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open var showsSelectionIndicator = true
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  package var content: AnyView {
    AnyView(
      HStack(spacing: 0) {
        ForEach(0..<numberOfComponents, id: \.self) { component in
          Picker("", selection: .constant(self.selectedRow(inComponent: component))) {
            ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
              Text(
                verbatim: self.delegate?.pickerView(
                  self, titleForRow: row, forComponent: component) ?? ""
              )
              .tag(row)
            }
          }
          .pickerStyle(.wheel)
          .labelsHidden()
        }
      })
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 216)
  }
}

/// A colour to choose, drawn as a `ColorPicker`.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  private var view: some View {
    ColorPicker("", selection: .constant(Color(uiColor: selectedColor ?? .clear))).labelsHidden()
      .fixedSize()
  }
  package override var content: AnyView { AnyView(view) }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}

/// The progress within a page, which is not drawn.
@MainActor @preconcurrency open class UIPageControlProgress: NSObject {
  open var currentProgress: Float = 0
  open var isProgressVisible: Bool { false }
  open weak var delegate: AnyObject?
  public override init() { super.init() }
}
open class UIPageControlTimerProgress: UIPageControlProgress {
  open var preferredDuration: TimeInterval
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false
  public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }
  open func resumeTimer() { isRunning = true }
  open func pauseTimer() { isRunning = false }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {}
}
