import ViewCore

/// The transition of a screen that is pushed or presented.
public protocol NavigationTransition {
  /// The name of the transition in the layout tree.
  var _name: String { get }
}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The name of the transition.
  public var _name: String { "automatic" }
}

/// A transition that enlarges a view to the screen.
///
/// Screens are pushed with the default transition instead.
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable

  /// The name of the transition with the identity of the view.
  public var _name: String { "zoom from \(sourceID)" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that enlarges the view with an identifier in a namespace.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID))
  }
}

extension View {
  /// Sets the transition with which the screen is pushed or presented.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    hostAttribute(style._name)
  }

  /// Makes the view the source of a transition that enlarges it.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    hostAttribute(id)
  }

  /// Makes the view the source of a transition that enlarges it, with an appearance.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    hostAttribute(id)
  }
}
