import ViewCore

/// The looks that an app has set for all bars and controls of a class, with UIKit's appearance
/// proxies.
///
/// Bars and controls read them when they are drawn for the first time, as on a device: an app sets
/// them before.
package struct ControlAppearances: Equatable {
  /// Returns the looks that the proxies have now; nil before an app has asked for a proxy.
  @MainActor package static var read: (() -> ControlAppearances)?
  @MainActor static var current: ControlAppearances { read?() ?? ControlAppearances() }

  /// The look of a text; nil is that of the control.
  package struct TextLook: Equatable {
    package var color: Color?
    package var font: Font?

    package init(color: Color? = nil, font: Font? = nil) {
      self.color = color
      self.font = font
    }
  }

  /// The look of a bar at the edge of its content, or over content that has scrolled behind it.
  package struct BarState: Equatable {
    /// The background; clear for none, nil for that of the bar.
    package var background: Color?
    package var title = TextLook()
    package var largeTitle = TextLook()

    package init() {}
  }

  /// The look of a bar.
  package struct Bar: Equatable {
    package var standard = BarState()
    package var edge = BarState()
    package var tint: Color?
    /// The colour of tabs that are not selected.
    package var unselected: Color?
    /// Whether there is no bar.
    package var isHidden = false

    package init() {}

    func state(isReached: Bool) -> BarState { isReached ? standard : edge }
  }

  /// The look of a segmented control.
  package struct Segments: Equatable {
    package var background: Color?
    package var selected: Color?
    package var title = TextLook()
    package var selectedTitle = TextLook()

    package init() {}
  }

  package var navigationBar = Bar()
  package var tabBar = Bar()
  package var toolbar = Bar()
  package var segments = Segments()
  /// The colours of the dot of the visible page and of the others.
  package var currentPage: Color?
  package var otherPages: Color?
  package var switchTint: Color?
  /// The colour of the knob of a switch or a slider.
  package var knob: Color?
  /// The colour of the part of a slider's track that is not filled.
  package var sliderTrack: Color?

  package init() {}
}

extension EnvironmentValues {
  private enum ControlAppearancesKey: EnvironmentKey {
    static var defaultValue: ControlAppearances? { nil }
  }

  private enum KnobImageKey: EnvironmentKey {
    static var defaultValue: Image? { nil }
  }

  /// The picture in place of the knob of a slider; nil for none.
  ///
  /// It is no part of the looks, which are compared by their values.
  package var knobImage: Image? {
    get { self[KnobImageKey.self] }
    set { self[KnobImageKey.self] = newValue }
  }

  /// The looks of the bars of a controller of UIKit; nil for those that the app has set for all.
  package var controlAppearances: ControlAppearances? {
    get { self[ControlAppearancesKey.self] }
    set { self[ControlAppearancesKey.self] = newValue }
  }
}

extension BarLook {
  /// Returns the look with the background of an appearance, unless the screen has set one.
  func adopting(_ state: ControlAppearances.BarState) -> BarLook {
    guard background == nil, visibility == .automatic, let color = state.background
    else { return self }
    var look = self
    look.background = ViewReference(view: AnyView(color))
    look.visibility = color == .clear ? .hidden : .visible
    return look
  }
}

extension Text {
  /// The text in the look of an appearance; its own colours and fonts go before.
  func looking(_ look: ControlAppearances.TextLook) -> Text {
    foregroundColor(look.color).font(look.font)
  }
}

extension View {
  /// Sets the tint, unless the style is nil.
  nonisolated func tint<S: ShapeStyle>(unlessNil style: S?) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if let style { $0.styles.tint = AnyShapeStyle(style) }
      })
  }

  /// Sets the colour and the font of texts, unless they are nil.
  nonisolated func looking(_ look: ControlAppearances.TextLook) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if let color = look.color { $0.styles.foreground = AnyShapeStyle(color) }
        if let font = look.font { $0.font = font }
      })
  }
}
