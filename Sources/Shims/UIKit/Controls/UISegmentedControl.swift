// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// Segments of which one is selected: a segmented `Picker`.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public static nonisolated let noSegment = -1
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  private var segments: [Any] = []
  open var numberOfSegments: Int { segments.count }

  /// Creates a control without segments, whose background has the corners of its plate.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Measurements.md#picker-segmented-height, Measurements.md#picker-segmented-ios26
    layer.cornerRadius = UITraitCollection.current.colorContext.palette == .iOS26 ? 16 : 8
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
  private var disabledSegments: Set<Int> = []
  /// Widths and distances of segments, which are not drawn.
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

  /// The selection, which a finger changes; the action of its segment runs.
  ///
  /// A momentary control shows none.
  private var userSelection: Int {
    get { isMomentary ? UISegmentedControl.noSegment : selectedSegmentIndex }
    set {
      guard isEnabledForSegment(at: newValue) else { return }
      selectedSegmentIndex = newValue
      if segments.indices.contains(newValue), let action = segments[newValue] as? UIAction {
        sendAction(action)
      }
    }
  }
  private var view: some View {
    let segments = segments
    return Picker("", selection: binding(of: self, to: \.userSelection)) {
      ForEach(0..<segments.count, id: \.self) { index in
        Group {
          if let image = segments[index] as? UIImage ?? (segments[index] as? UIAction)?.image {
            Image(uiImage: image.inControl)
          } else {
            Text(
              verbatim: segments[index] as? String ?? (segments[index] as? UIAction)?.title ?? "")
          }
        }
        .opacity(self.isEnabledForSegment(at: index) ? 1 : 0.3)
        .tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    // Measurements.md#picker-segmented-height, Measurements.md#picker-segmented-ios26
    .environment(\.segmentedControlHeight, 32)
    .environment(\.controlAppearances, ControlAppearances(segments: self))
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view.fixedSize()) }
}
