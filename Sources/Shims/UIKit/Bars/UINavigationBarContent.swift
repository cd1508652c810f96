import Controls
import LayoutDSL
import SystemIntegration
import ViewCore

/// A navigation bar in the views of an app.
struct UINavigationBarContent: View {
  let bar: UINavigationBar
  @Environment(\.look) private var look
  private let mark = EvaluationMark()

  init(bar: UINavigationBar) {
    self.bar = bar
  }

  var body: some View {
    let appearances = appearances
    let isLarge = bar.prefersLargeTitles && bar.topItem?.largeTitleDisplayMode != .never
    let attached = bar.heightOfAttachment
    NavigationStack {
      Color.clear
        .navigationTitle(Text(verbatim: bar.topItem?.title ?? ""))
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .toolbar {
          if let item = bar.topItem {
            NavigationItemContent(
              item: item, below: bar.backItem, responder: bar, tint: bar.ownTintColor
            ) {
              bar.userGoesBack()
            }
          }
        }
        .toolbarBackground(hasMaterial(appearances) ? .visible : .automatic, for: .navigationBar)
        .toolbarColorScheme(bar.barStyle == .black ? .dark : nil, for: .navigationBar)
        .containerBackground(.clear, for: .navigation)
    }
    .frame(height: isLarge ? nil : look.bar.height)
    .frame(maxHeight: .infinity)
    .safeAreaPadding(.top, attached)
    .padding(.top, -attached)
    .tint(unlessNil: bar.shownTint)
    .environment(\.controlAppearances, appearances)
  }

  /// The looks of the bar, which is never at the edge of a content that scrolls.
  private var appearances: ControlAppearances {
    var appearances = ControlAppearances(navigationBar: bar, item: bar.topItem, toolbar: nil)
    appearances.navigationBar.edge = appearances.navigationBar.standard
    return appearances
  }

  /// Whether the bar has the background of the system, which bars of glass do not have.
  private func hasMaterial(_ appearances: ControlAppearances) -> Bool {
    guard appearances.navigationBar.edge.background == nil, case .material = look.bar.ground else {
      return false
    }
    return true
  }
}

extension UINavigationBar {
  /// The height of the area above the bar over which its background reaches, in points.
  fileprivate var heightOfAttachment: CGFloat {
    guard delegate?.position(for: self) == .topAttached, let superview else { return 0 }
    return abs(frame.minY - superview.safeAreaInsets.top) < 1 ? frame.minY : 0
  }

  /// Removes the item on top, if the delegate allows it.
  fileprivate func userGoesBack() {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
    popItem(animated: true)
    delegate?.navigationBar(self, didPop: item)
  }
}
