import Foundation
import LayoutDSL
import Render

/// The screen on which a strategy shows a value.
struct SnapshotScreen {
  /// The size, the safe area and the traits.
  var config: ViewImageConfig
  /// The traits that go before those of the screen.
  var traits = UITraitCollection()
  /// Pixels per point; nil for those of the traits, or 1.
  var scale: CGFloat?
  /// The content offset of the outermost scroll view.
  var scroll: CGPoint?
  var locale: Locale?
  /// The time that passes before the snapshot, in seconds.
  var delay = VirtualDelay.seconds

  /// Whether the animations with which the view appears end before the snapshot if there is no
  /// delay.
  var isAtRest = true

  /// Shows a view, and lets the time pass.
  @MainActor func host(showing view: some View) throws -> ViewHost {
    let traits = UITraitCollection(traitsFrom: [config.traits, traits]).specified
    var environment = EnvironmentValues()
    if let size = traits.dynamicTypeSize { environment.dynamicTypeSize = size }
    if let direction = traits.layoutDirection { environment.layoutDirection = direction }
    if let weight = traits.legibilityWeight { environment.legibilityWeight = weight }
    let insets = config.safeArea
    let host = try ViewHost(
      size: config.size, scale: scale ?? traits.displayScale ?? 1,
      colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light, locale: locale,
      safeAreaInsets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      environment: environment
    ) {
      view.sizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    }
    host.showsStatusBar = config.showsStatusBar
    if delay > 0 { host.advance(by: delay) }
    if let scroll { host.scroll(to: scroll) }
    if isAtRest, delay == 0 { host.finishAnimations() }
    return host
  }

  /// The lines of a failure message about the screen.
  var notes: [String] {
    guard let scroll else { return [] }
    return ["scroll  (\(formatted(scroll.x)), \(formatted(scroll.y)))"]
  }
}

extension View {
  /// Sets the size classes that are specified.
  @ViewBuilder
  fileprivate func sizeClasses(
    horizontal: UIUserInterfaceSizeClass?, vertical: UIUserInterfaceSizeClass?
  ) -> some View {
    if horizontal == nil, vertical == nil {
      self
    } else {
      transformEnvironment(\.self) { values in
        if let horizontal { values.horizontalSizeClass = UserInterfaceSizeClass(horizontal) }
        if let vertical { values.verticalSizeClass = UserInterfaceSizeClass(vertical) }
      }
    }
  }
}
