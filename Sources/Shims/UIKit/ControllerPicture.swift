import LayoutDSL
import SystemIntegration
import ViewCore

/// A controller of the system whose content is not drawn, such as a picker.
package protocol SystemScreen: UIViewController {}

/// The picture of a controller, with its bars.
struct ControllerPicture: View {
  let controller: UIViewController
  private let mark = EvaluationMark()

  init(controller: UIViewController) {
    self.controller = controller
  }

  var body: some View {
    switch controller {
    case let hosted as any HostedContent:
      hosted.hostedContent.frame(maxWidth: .infinity, maxHeight: .infinity)
    case is any SystemScreen:
      ContentPlaceholder(name: "\(type(of: controller))")
    case let stack as UINavigationController:
      CoveredArea { NavigationControllerPicture(stack: stack).safeAreaPadding($0) }
    case let tabs as UITabBarController:
      CoveredArea { TabBarControllerPicture(tabs: tabs).safeAreaPadding($0) }
    case let pages as UIPageViewController where pages.viewControllers?.first != nil:
      pages.viewControllers?.first.map { AnyView(ControllerPicture(controller: $0)) }
    default:
      CoveredArea { insets in
        let own = controller.additionalSafeAreaInsets
        let _ =
          controller.view.coveredInsets = UIEdgeInsets(
            top: insets.top + own.top, left: insets.leading + own.left,
            bottom: insets.bottom + own.bottom, right: insets.trailing + own.right)
        controller.view.map { LiveViewTree(root: $0) }
      }
    }
  }
}

/// A view that reads how far it reaches beyond the safe area of the screen.
///
/// The safe area of SwiftUI is empty below `ignoresSafeArea`, that of UIKit is not.
private struct CoveredArea<Content: View>: View {
  @ViewBuilder let content: (EdgeInsets) -> Content

  var body: some View {
    GeometryReader { geometry in
      let frame = geometry.frame(in: .global)
      let (screen, insets) = (UIScreen.main.bounds, UIScreen.main.safeAreaInsets)
      content(
        EdgeInsets(
          top: max(0, insets.top - frame.minY),
          leading: max(0, insets.left - frame.minX),
          bottom: max(0, frame.maxY - screen.maxY + insets.bottom),
          trailing: max(0, frame.maxX - screen.maxX + insets.right))
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// The controller on top of a stack, below the navigation bar.
private struct NavigationControllerPicture: View {
  let stack: UINavigationController

  var body: some View {
    if let top = stack.topViewController {
      let _ = top.loadViewIfNeeded()
      let item = top.navigationItem
      NavigationStack {
        AnyView(ControllerPicture(controller: top))
          .navigationTitle(Text(verbatim: item.title ?? top.title ?? ""))
          .navigationBarTitleDisplayMode(isLarge(item) ? .large : .inline)
          .toolbar {
            ToolbarItemGroup(placement: .topBarLeading) {
              if stack.viewControllers.count > 1, !item.hidesBackButton {
                BarBackButton(stack: stack)
              }
              BarItems(items: item.leftBarButtonItems ?? item.leftBarButtonItem.map { [$0] } ?? [])
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
              // The first item is the outermost.
              BarItems(
                items: (item.rightBarButtonItems ?? item.rightBarButtonItem.map { [$0] } ?? [])
                  .reversed())
            }
          }
          .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      }
    }
  }

  private func isLarge(_ item: UINavigationItem) -> Bool {
    guard stack.navigationBar.prefersLargeTitles else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return stack.viewControllers.count == 1
    }
  }
}

/// The button that goes back to the controller below.
private struct BarBackButton: View {
  let stack: UINavigationController

  var body: some View {
    let below = stack.viewControllers.dropLast().last
    Button {
      stack.popViewController(animated: true)
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").fontWeight(.semibold)
        Text(
          verbatim: below?.navigationItem.backButtonTitle ?? below?.navigationItem.title
            ?? below?.title ?? "Back")
      }
    }
  }
}

/// The items of a bar.
private struct BarItems: View {
  let items: [UIBarButtonItem]

  var body: some View {
    ForEach(items.filter { !$0.isHidden }, id: \.self) { item in
      if let view = item.customView {
        UIViewPicture(view).frame(width: view.bounds.width, height: view.bounds.height)
      } else if item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace {
        Button {
          item.primaryAction.map { $0.handler($0) }
        } label: {
          label(of: item)
        }
        .disabled(!item.isEnabled)
        .tint(item.tintColor.map { Color(uiColor: $0) })
      }
    }
  }

  @ViewBuilder private func label(of item: UIBarButtonItem) -> some View {
    if let image = item.image {
      Image(uiImage: image)
    } else if let symbol = item.systemItem?.symbol {
      Image(systemName: symbol)
    } else {
      Text(verbatim: item.title ?? item.systemItem?.title ?? "")
        .fontWeight(item.style == .done || item.systemItem == .done ? .semibold : nil)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the item; nil for an item with a title.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    case .writingTools: "wand.and.stars"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
    }
  }

  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

/// The selected controller, above the tab bar.
private struct TabBarControllerPicture: View {
  let tabs: UITabBarController
  @State private var selection: Int

  init(tabs: UITabBarController) {
    self.tabs = tabs
    _selection = State(initialValue: tabs.selectedIndex)
  }

  var body: some View {
    let controllers = tabs.viewControllers ?? []
    TabView(selection: $selection) {
      ForEach(controllers.indices, id: \.self) { index in
        let item = controllers[index].tabBarItem
        AnyView(ControllerPicture(controller: controllers[index]))
          .tabItem {
            if let image = item?.image { Image(uiImage: image) }
            Text(verbatim: item?.title ?? controllers[index].title ?? "")
          }
          .badge(item?.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
    .tint(tabs.tabBar.ownTintColor.map { Color(uiColor: $0) })
    .onChange(of: selection) { tabs.selectedIndex = selection }
  }
}
