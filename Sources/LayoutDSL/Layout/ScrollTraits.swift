/// How the scroll views in an environment behave and look.
package struct ScrollTraits: Equatable {
  var isEnabled = true
  var isClipDisabled = false
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var horizontalIndicators = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
  /// Whether the user can scroll scroll views.
  public var isScrollEnabled: Bool {
    get { values.scrollTraits.isEnabled }
    set { values.scrollTraits.isEnabled = newValue }
  }

  /// Whether scroll views show how far they are scrolled down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrollTraits.verticalIndicators }
    set { values.scrollTraits.verticalIndicators = newValue }
  }

  /// Whether scroll views show how far they are scrolled across.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { values.scrollTraits.horizontalIndicators }
    set { values.scrollTraits.horizontalIndicators = newValue }
  }
}
