import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// The windows of an app of UIKit, from the back to the front.
struct WindowsPicture: View {
  let launch: Launch
  @State private var launched = Launched()
  private let mark = EvaluationMark()

  init(launch: Launch) {
    self.launch = launch
  }

  var body: some View {
    let _ = UnobservedReads.note()
    let _ = ViewGraph.evaluator?.evaluatedNode.graph.root.showsWindows = true
    let _ = launched.begin(launch)
    let windows = ApplicationState.shared.shownWindows.filter { !$0.isHidden }
    if windows.contains(where: \.hasContent) {
      ZStack {
        ForEach(windows, id: \.self) { WindowPicture(window: $0) }
      }
    } else {
      let _ = launched.reportMissingWindow()
      ContentPlaceholder(name: "No window with a rootViewController", systemImage: "macwindow")
    }
  }
}

extension UIWindow {
  /// Whether the window shows a controller or views.
  var hasContent: Bool { rootViewController != nil || !subviews.isEmpty }
}

/// Whether the app was launched for a screen.
@MainActor private final class Launched {
  private var isLaunched = false

  private var isReported = false

  nonisolated init() {}

  /// Says on standard error, once, that there is nothing to show.
  func reportMissingWindow() {
    guard !isReported else { return }
    isReported = true
    let line =
      "note: no window of the app has a rootViewController, and no Main.storyboard has a first one; "
      + "name a controller with --view, or show one in a #Preview\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  func begin(_ launch: Launch) {
    guard !isLaunched else { return }
    isLaunched = true
    launch()
  }
}

/// The visible windows that the app has shown.
struct WindowsInFront: View {
  private let mark = EvaluationMark()

  init() {}

  var body: some View {
    let _ = UnobservedReads.note()
    ZStack {
      ForEach(ApplicationState.shared.shownWindows.filter { !$0.isHidden }, id: \.self) {
        WindowPicture(window: $0)
      }
    }
  }
}

/// A window: its background, the controller of its content, and the views in front.
struct WindowPicture: View {
  let window: UIWindow
  private let mark = EvaluationMark()

  init(window: UIWindow) {
    self.window = window
  }

  var body: some View {
    let _ = UnobservedReads.note()
    ZStack {
      window.backgroundColor.map { Color(uiColor: $0) }
      if let root = window.rootViewController {
        root.screenPicture.id(ObjectIdentifier(root))
      }
      if !window.subviews.isEmpty {
        let _ = window.layoutIfNeeded()
        LiveContents(root: window)
      }
    }
    .tint(unlessNil: window.ownTintColor)
    .modifier(OverriddenStyle(window.overrideUserInterfaceStyle))
  }
}
