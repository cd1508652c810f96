// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A slider, which is a `Slider`.
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
  /// Pictures of parts; those of the track are not drawn.
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

  private var shownValue: Float {
    get { min(max(value, minimumValue), max(minimumValue, maximumValue)) }
    set { value = newValue }
  }
  private var view: some View {
    let range = minimumValue...max(minimumValue, maximumValue)
    let looks = ControlAppearances(knob: thumbTintColor, track: maximumTrackTintColor)
    let thumb = currentThumbImage ?? thumbImage(for: .normal)
    return HStack(spacing: 8) {
      if let minimumValueImage { Image(uiImage: minimumValueImage) }
      Slider(value: binding(of: self, to: \.shownValue), in: range)
        .tint(unlessNil: minimumTrackTintColor ?? shownTint)
        .environment(\.controlAppearances, looks)
        .environment(\.knobImage, thumb.map { Image(uiImage: $0) })
      if let maximumValueImage { Image(uiImage: maximumValueImage) }
    }
    .foregroundStyle(Color(uiColor: tintColor))
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)  // Measurements.md#slider-row-height
  }
}
