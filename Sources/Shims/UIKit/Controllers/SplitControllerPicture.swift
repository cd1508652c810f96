import LayoutDSL
import ViewCore

/// The columns of a split view controller, beside each other on a wide screen; on a narrow one, the
/// column that the delegate chooses.
struct SplitControllerPicture: View {
  let columns: UISplitViewController
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private let mark = EvaluationMark()

  init(columns: UISplitViewController) {
    self.columns = columns
  }

  var body: some View {
    if horizontalSizeClass == .regular {
      HStack(spacing: 0) {
        ForEach(columns.shownColumns, id: \.self) { column in
          let _ = columns.show(column)
          let isLast = column === columns.shownColumns.last
          ControllerPicture(controller: column)
            .frame(width: isLast ? nil : columns.widthOfSideColumn)
            .frame(maxWidth: isLast ? .infinity : nil)
          if !isLast { Divider().ignoresSafeArea() }
        }
      }
    } else if let column = columns.collapsedColumn {
      let _ = columns.show(column)
      ControllerPicture(controller: column)
    }
  }
}

extension UISplitViewController {
  fileprivate func show(_ column: UIViewController) {
    column.appear()
    passOnChanges(of: column)
  }

  /// The columns of a wide screen, from the leading edge.
  fileprivate var shownColumns: [UIViewController] {
    guard style != .unspecified else { return viewControllers }
    let shown: [Column] =
      preferredDisplayMode == .secondaryOnly
      ? [.secondary]
      : style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return shown.compactMap { inStack($0) }
  }

  /// The column of a narrow screen.
  fileprivate var collapsedColumn: UIViewController? {
    if style == .unspecified {
      guard viewControllers.count > 1 else { return viewControllers.first }
      let isDiscarded =
        delegate?.splitViewController(
          self, collapseSecondary: viewControllers[1], onto: viewControllers[0]) ?? false
      return viewControllers[isDiscarded ? 0 : 1]
    }
    if let compact = viewController(for: .compact) { return compact }
    let proposed = viewController(for: .secondary) == nil ? Column.primary : .secondary
    let top =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    return inStack(top)
  }

  fileprivate var widthOfSideColumn: CGFloat {
    preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : 320
  }

  /// The controller of a column in a navigation controller, as columns have one.
  private func inStack(_ column: Column) -> UIViewController? {
    guard let controller = viewController(for: column) else { return nil }
    if let stack = controller as? UINavigationController { return stack }
    if let stack = controller.navigationController { return stack }
    let stack = UINavigationController(rootViewController: controller)
    store(stack, "stack of \(column)")
    return stack
  }
}
