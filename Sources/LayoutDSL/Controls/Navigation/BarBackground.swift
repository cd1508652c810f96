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

/// The background of a bar, with a hairline towards the content.
///
/// It extends through the safe area to the edge of the screen and to its sides.
struct BarBackground: View {
  let look: BarLook
  /// The edge of the screen at which the bar is.
  let edge: VerticalEdge
  /// Whether content is behind the bar.
  let isReached: Bool

  var body: some View {
    if look.visibility == .visible || look.visibility == .automatic && isReached {
      ZStack {
        if let background = look.background {
          background.view
        } else {
          Rectangle().fill(.bar)
        }
      }
      .overlay(alignment: edge == .top ? .bottom : .top) { Divider() }
      .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
    }
  }
}
