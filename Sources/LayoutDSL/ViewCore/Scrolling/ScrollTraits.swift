/// The behavior and appearance of the scroll views in an environment.
package struct ScrollTraits: Equatable {
  var isEnabled = true
  /// The behavior that determines where scrolls end.
  var targetBehavior: (any ScrollTargetBehavior)?
  var isClipDisabled = false
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  var horizontalBounce = ScrollBounceBehavior.automatic
  /// The margins between the indicators and the edges.
  var indicatorMargins = EdgeInsets()
  /// The height of the part of the bar above that scrolls away, in points.
  var barDrawer: CGFloat = 0
  /// The edges at which content fades behind bars.
  var fadedEdges: VerticalEdge.Set = []

  package static func == (left: Self, right: Self) -> Bool {
    left.isEnabled == right.isEnabled && left.isClipDisabled == right.isClipDisabled
      && left.verticalIndicators == right.verticalIndicators
      && left.horizontalIndicators == right.horizontalIndicators
      && left.verticalBounce == right.verticalBounce
      && left.horizontalBounce == right.horizontalBounce
      && left.indicatorMargins == right.indicatorMargins && left.barDrawer == right.barDrawer
      && left.fadedEdges == right.fadedEdges
      && areEqualBehaviors(left.targetBehavior, right.targetBehavior)
  }

  private static func areEqualBehaviors(
    _ left: (any ScrollTargetBehavior)?, _ right: (any ScrollTargetBehavior)?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return areEqualAnyValues(left, right)
  }
}

extension EnvironmentValues {
  /// Resets what is set for a scroll view, so that it does not also apply to those in its content.
  ///
  /// Indicators are reset only along the axes that the scroll view scrolls: `scrollIndicators` of a
  /// vertical list also hides those of the horizontal rows in it (Measurements.md#nested-scroll-views).
  package mutating func resetScrolling(along axes: Axis.Set) {
    var traits = ScrollTraits()
    if !axes.contains(.vertical) {
      traits.verticalIndicators = values.scrollTraits.verticalIndicators
    }
    if !axes.contains(.horizontal) {
      traits.horizontalIndicators = values.scrollTraits.horizontalIndicators
    }
    values.scrollLevel += 1
    if values.scrollTraits != traits { values.scrollTraits = traits }
    if values.contentMargins != EdgeInsets() { values.contentMargins = EdgeInsets() }
    if values.scrollAnchors != ScrollAnchors() { values.scrollAnchors = ScrollAnchors() }
  }

  /// Whether the user can scroll scroll views.
  public var isScrollEnabled: Bool {
    get { values.scrollTraits.isEnabled }
    set { values.scrollTraits.isEnabled = newValue }
  }

  /// The condition under which the content of scroll views can be pulled beyond its top and bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { values.scrollTraits.verticalBounce }
    set { values.scrollTraits.verticalBounce = newValue }
  }

  /// The condition under which the content of scroll views can be pulled beyond its left and right.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { values.scrollTraits.horizontalBounce }
    set { values.scrollTraits.horizontalBounce = newValue }
  }

  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrollTraits.verticalIndicators }
    set { values.scrollTraits.verticalIndicators = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrollTraits.horizontalIndicators }
    set { values.scrollTraits.horizontalIndicators = newValue }
  }
}
