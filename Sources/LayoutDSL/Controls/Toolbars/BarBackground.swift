import Foundation
import ViewCore

extension ToolbarPlacement {
  /// The appearance of the bar, as the views of a screen set it.
  var look: WritableKeyPath<NavigationBarContent, BarLook> {
    switch bar {
    case .automatic, .navigation: \.navigationBar
    case .tab: \.tabBar
    case .bottom: \.bottomBar
    }
  }
}

extension View {
  /// Gives a bar at the bottom its background, tint and colour scheme; what the views of the screen
  /// set takes precedence over the appearance proxy.
  func bottomBarGround(
    _ look: BarLook, proxy: ControlAppearances.Bar, isReached: Bool, colorScheme: ColorScheme
  ) -> some View {
    background {
      BarBackground(
        look: look.adopting(proxy.state(isReached: isReached)), edge: .bottom, isReached: isReached)
    }
    .tint(unlessNil: proxy.tint)
    .environment(\.colorScheme, look.colorScheme ?? colorScheme)
  }
}

/// The background of a bar: a material with a hairline towards the content, a fade, or nothing.
///
/// It extends through the safe area to the edge of the screen and to its sides.
struct BarBackground: View {
  let look: BarLook
  /// The edge of the screen at which the bar is.
  let edge: VerticalEdge
  /// Whether content is behind the bar.
  let isReached: Bool
  @Environment(\.look) private var system

  var body: some View {
    if look.visibility == .visible || look.visibility == .automatic && isReached {
      if look.background == nil, case .fade(let top, _) = system.bar.ground {
        edgeEffect(top.overhang)
      } else {
        band
      }
    }
  }

  /// The effect of iOS 26 beside the fading of content: a blur at the top, or a band if the edge is
  /// hard.
  @ViewBuilder private func edgeEffect(_ overhang: CGFloat) -> some View {
    if look.hidesEdgeEffect {
      EmptyView()
    } else if look.edgeEffect == .hard {
      band
    } else if edge == .top {
      // Measurements.md#scroll-edge-blur
      Rectangle().fill(Material.scrollEdge).mask {
        LinearGradient(
          colors: [.black, .black, .clear], startPoint: .top, endPoint: .bottom)
      }
      .padding(.bottom, -overhang)
      .ignoresSafeArea(edges: ignoredEdges)
      .allowsHitTesting(false)
    }
  }

  private var band: some View {
    ZStack {
      if let background = look.background {
        background.view
      } else {
        Rectangle().fill(.bar)
      }
    }
    .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
    .ignoresSafeArea(edges: ignoredEdges)
  }

  private var ignoredEdges: Edge.Set {
    edge == .top ? [.top, .horizontal] : [.bottom, .horizontal]
  }
}
