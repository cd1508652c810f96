import ViewCore

/// The appearance of a bar, as the views of a screen set it.
struct BarLook: Equatable {
  /// The background; nil for the bar material.
  var background: ViewReference?
  /// Whether the background is visible; by default, while content is behind the bar.
  var visibility: Visibility = .automatic
  /// The colour scheme of the bar; nil for that of the screen.
  var colorScheme: ColorScheme?

  /// The effect of content that scrolls behind the bar in the look of iOS 26; nil for the default.
  var edgeEffect: ScrollEdgeEffectStyle?
  /// Whether content that scrolls behind the bar has no effect in the look of iOS 26.
  var hidesEdgeEffect = false

  /// Whether content that reaches the bar fades behind it, in a look that has this effect.
  var fadesContent: Bool {
    visibility != .hidden && background == nil && !hidesEdgeEffect && edgeEffect != .hard
  }

  /// Applies the values that another view sets.
  mutating func merge(_ next: BarLook) {
    background = next.background ?? background
    if next.visibility != .automatic { visibility = next.visibility }
    colorScheme = next.colorScheme ?? colorScheme
    edgeEffect = next.edgeEffect ?? edgeEffect
    hidesEdgeEffect = hidesEdgeEffect || next.hidesEdgeEffect
  }
}
