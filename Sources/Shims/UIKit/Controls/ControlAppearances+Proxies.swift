import Controls
import Foundation
import SystemIntegration
import ViewCore

extension ControlAppearances {
  /// The looks that the appearance proxies of UIKit have now.
  @MainActor init(proxies: Void) {
    self.init()
    let navigation = UINavigationBar.appearance(), tabs = UITabBar.appearance()
    let tools = UIToolbar.appearance(), segmented = UISegmentedControl.appearance()
    let dots = UIPageControl.appearance()
    navigationBar = Bar(navigation)
    tabBar = Bar(tabs)
    toolbar = Bar(tools)
    adopt(segmented)
    currentPage = Color(dots.currentPageIndicatorTintColor)
    otherPages = Color(dots.pageIndicatorTintColor)
    switchTint = Color(UISwitch.appearance().onTintColor)
  }
}

extension ControlAppearances {
  /// The looks of the bars of a navigation controller; what they do not set is that of the proxies.
  @MainActor init(
    navigationBar: UINavigationBar, item: UINavigationItem?, toolbar: UIToolbar?
  ) {
    self.init(proxies: ())
    self.navigationBar = self.navigationBar.adopting(
      Bar(navigationBar, standard: item?.standardAppearance, edge: item?.scrollEdgeAppearance))
    if let toolbar { self.toolbar = self.toolbar.adopting(Bar(toolbar)) }
  }

  /// The looks with those of a segmented control.
  @MainActor init(segments control: UISegmentedControl) {
    self.init(proxies: ())
    adopt(control)
  }

  @MainActor private mutating func adopt(_ control: UISegmentedControl) {
    let title = control.titleTextAttributes(for: .normal)
    segments.background = Color(control.backgroundColor) ?? segments.background
    segments.selected = Color(control.selectedSegmentTintColor) ?? segments.selected
    segments.title = segments.title.adopting(TextLook(title))
    segments.selectedTitle = segments.selectedTitle.adopting(TextLook(title))
      .adopting(TextLook(control.titleTextAttributes(for: .selected)))
  }

  /// The looks with a knob and a track of their own.
  @MainActor init(knob: UIColor?, track: UIColor? = nil) {
    self.init(proxies: ())
    self.knob = Color(knob)
    sliderTrack = Color(track)
  }

  /// The looks with those of a toolbar.
  @MainActor init(toolbar: UIToolbar) {
    self.init(proxies: ())
    self.toolbar = self.toolbar.adopting(Bar(toolbar))
  }

  /// The looks with those of a tab bar.
  @MainActor init(tabBar: UITabBar) {
    self.init(proxies: ())
    self.tabBar = self.tabBar.adopting(Bar(tabBar))
  }
}

extension ControlAppearances.Bar {
  /// Returns the look with everything that another one sets.
  fileprivate func adopting(_ other: Self) -> Self {
    var look = self
    look.standard = standard.adopting(other.standard)
    look.edge = edge.adopting(other.edge)
    look.tint = other.tint ?? tint
    look.unselected = other.unselected ?? unselected
    return look
  }
}

extension ControlAppearances.BarState {
  fileprivate func adopting(_ other: Self) -> Self {
    var state = self
    state.background = other.background ?? background
    state.title = title.adopting(other.title)
    state.largeTitle = largeTitle.adopting(other.largeTitle)
    return state
  }
}

extension ControlAppearances.TextLook {
  fileprivate func adopting(_ other: Self) -> Self {
    Self(color: other.color ?? color, font: other.font ?? font)
  }
}

extension Color {
  fileprivate init?(_ color: UIColor?) {
    guard let color else { return nil }
    self = color == .clear ? .clear : Color(uiColor: color)
  }
}

extension ControlAppearances.TextLook {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      color: Color(attributes?[.foregroundColor] as? UIColor),
      font: (attributes?[.font] as? UIFont).map { Font(uiFont: $0) })
  }
}

extension ControlAppearances.Bar {
  @MainActor fileprivate init(
    _ bar: UINavigationBar, standard ownStandard: UINavigationBarAppearance? = nil,
    edge ownEdge: UINavigationBarAppearance? = nil
  ) {
    self.init()
    let standardTexts = ownStandard ?? bar.standardAppearance
    let edgeAppearance = ownEdge ?? bar.scrollEdgeAppearance
    let edgeTexts = edgeAppearance ?? standardTexts
    standard.background = Color(
      standardTexts.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor
        ?? (bar.isTranslucent ? nil : .systemBackground))
    edge.background = Color(edgeAppearance?.backgroundColor ?? bar.backgroundColor)
    let title = bar.titleTextAttributes, largeTitle = bar.largeTitleTextAttributes
    standard.title = .init(standardTexts.titleTextAttributes.nonEmpty ?? title)
    standard.largeTitle = .init(standardTexts.largeTitleTextAttributes.nonEmpty ?? largeTitle)
    edge.title = .init(edgeTexts.titleTextAttributes.nonEmpty ?? title)
    edge.largeTitle = .init(edgeTexts.largeTitleTextAttributes.nonEmpty ?? largeTitle)
    tint = Color(bar.ownTintColor)
  }

  @MainActor fileprivate init(_ bar: UITabBar) {
    self.init()
    standard.background = Color(
      bar.standardAppearance.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor
        ?? (bar.isTranslucent ? nil : .systemBackground))
    edge.background = Color(bar.scrollEdgeAppearance?.backgroundColor ?? bar.backgroundColor)
    let item = bar.standardAppearance.stackedLayoutAppearance
    tint = Color(item.selected.iconColor ?? bar.ownTintColor)
    unselected = Color(item.normal.iconColor ?? bar.unselectedItemTintColor)
    isHidden = bar.isHidden
  }

  @MainActor fileprivate init(_ bar: UIToolbar) {
    self.init()
    standard.background = Color(
      bar.standardAppearance.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor
        ?? (bar.isTranslucent ? nil : .systemBackground))
    edge.background = Color(bar.scrollEdgeAppearance?.backgroundColor ?? bar.backgroundColor)
    tint = Color(bar.ownTintColor)
  }
}

extension Dictionary {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
