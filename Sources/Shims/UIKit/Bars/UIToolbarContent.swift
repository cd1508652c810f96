import Controls
import LayoutDSL
import SystemIntegration
import ViewCore

/// A toolbar in the views of an app.
struct UIToolbarContent: View {
  let bar: UIToolbar
  private let mark = EvaluationMark()

  init(bar: UIToolbar) {
    self.bar = bar
  }

  var body: some View {
    NavigationStack {
      Color.clear
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            BarItems(
              items: bar.items ?? [], responder: bar, hasSpaces: true, tint: bar.ownTintColor)
          }
        }
        .toolbarColorScheme(bar.barStyle == .black ? .dark : nil, for: .bottomBar)
        .containerBackground(.clear, for: .navigation)
    }
    .modifier(BottomBarPlace(bar: bar))
    .tint(unlessNil: bar.shownTint)
    .environment(\.controlAppearances, appearances)
  }

  private var appearances: ControlAppearances {
    var appearances = ControlAppearances(toolbar: bar)
    appearances.toolbar.showStandardColor()
    return appearances
  }
}

/// Puts a bar at the top of its view, with a background that reaches to the edge of the screen.
struct BottomBarPlace: ViewModifier {
  let bar: UIView

  func body(content: Content) -> some View {
    let below = bar.heightBelow
    content
      .safeAreaPadding(.bottom, max(0, bar.bounds.height - bar.intrinsicContentSize.height) + below)
      .padding(.bottom, -below)
  }
}

extension ControlAppearances.Bar {
  /// Shows a colour of the app also while no content is behind the bar; the background of the system
  /// appears over content alone.
  mutating func showStandardColor() {
    edge.background = edge.background ?? standard.background
  }
}

extension UIView {
  /// The colour of interactive parts; nil for that of the system.
  var shownTint: UIColor? { tintColor == .tintColor ? nil : tintColor }

  /// The height of the covered area below a view that is at the end of the safe area, in points.
  fileprivate var heightBelow: CGFloat {
    guard let superview else { return 0 }
    let rest = superview.bounds.maxY - frame.maxY
    return abs(rest - superview.safeAreaInsets.bottom) < 1 ? max(0, rest) : 0
  }
}

extension View {
  /// Sets the tint, unless the colour is nil.
  @ViewBuilder func tint(unlessNil color: UIColor?) -> some View {
    if let color { tint(Color(uiColor: color)) } else { self }
  }
}
