import Controls
import Foundation
import LayoutDSL
import Render
import SystemIntegration
import ViewCore
import ViewClock

/// A view that a program can render, with its name in the source.
///
/// It is public because the programs that `snap` compiles create entries. `import SwiftUI` does not
/// make it visible.
public struct ViewEntry {
  let name: String
  /// The views of the entry: the children of a preview provider, or one view.
  let members: @MainActor () -> [Member]
  /// Creates the app of the entry; nil for other entries.
  let app: (@MainActor () -> Any)?
  /// Makes the first window of the app; nil for other entries.
  var window: (@MainActor (ScreenSettings) throws -> ViewHost)?

  /// A view of an entry that is not made yet.
  struct Member {
    let name: String
    let make: @MainActor () throws -> ShownView
  }

  private init(
    name: String, app: (@MainActor () -> Any)? = nil,
    makeView: @escaping @MainActor () throws -> ShownView
  ) {
    self.name = name
    self.app = app
    members = { [Member(name: name, make: makeView)] }
  }

  private init(name: String, members: @escaping @MainActor () -> [Member]) {
    self.name = name
    app = nil
    self.members = members
  }

  /// Creates an entry that makes a new view for each screen.
  public static func view<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ViewEntry {
    ViewEntry(name: name) {
      ShownView(name: name) { screen, _ in try screen.host(content: content) }
    }
  }

  /// Creates an entry for the view of a `#Preview`, on the screen that its traits ask for.
  public static func preview(
    _ name: String, content: @escaping @MainActor () -> Preview
  ) -> ViewEntry {
    ViewEntry(name: name) { shownPreview(name, content: content) }
  }

  /// Creates an entry for the windows of an app of UIKit, which is also launched for previews.
  public static func delegate(
    _ name: String, launch: @escaping @MainActor () -> Void,
    content: @escaping @MainActor () -> Preview
  ) -> ViewEntry {
    ViewEntry(name: name, app: launch) { shownPreview(name, content: content) }
  }

  @MainActor private static func shownPreview(
    _ name: String, content: @escaping @MainActor () -> Preview
  ) -> ShownView {
    let settings = content().settings
    return ShownView(name: name, settings: settings) { screen, settings in
      let log = PreviewContextLog()
      // `Date()` in the content returns the time of a new screen, not of the computer.
      let view = ViewClock().makeCurrent { content().modifiedView(log: log) }
      let host = try screen.host(for: settings, showing: view)
      // The objects that modifiers share are created in tasks.
      host.advance(by: 0)
      if let error = log.error { throw error }
      return host
    }
  }

  /// Creates an entry for a `PreviewProvider`; each child of its group is a separate view, which
  /// does not depend on the others.
  public static func previews<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ViewEntry {
    ViewEntry(name: name) {
      // Values that the previews keep from now on have the time of a new screen.
      let count = ViewClock().makeCurrent { content().listedViews.count }
      if count == 1 { return [Member(name: name) { try shownView(name, content: content) }] }
      return (0..<count).map { index in
        let name = "\(name) \(index + 1)"
        return Member(name: name) {
          try shownView(name) { PreviewChild(previews: content(), index: index) }
        }
      }
    }
  }

  /// Returns a view of a provider, on the screen that its modifiers ask for.
  @MainActor private static func shownView<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) throws(FontError) -> ShownView {
    let probe = try ViewHost(size: Device.standard.size, content: content)
    let settings = probe.previewSettings
    return ShownView(name: settings.displayName ?? name, settings: settings) {
      try $0.host(for: $1, content: content)
    }
  }

  /// Creates an entry for the first window of an app, on the screen of a device.
  public static func app<Content: App>(
    _ name: String, content: @escaping @MainActor () -> Content
  ) -> ViewEntry {
    @MainActor func host(
      on screen: ScreenSettings, for settings: PreviewSettings
    ) throws -> ViewHost {
      try screen.host(for: settings) { AppView(content()) }
    }
    var entry = ViewEntry(name: name, app: content) {
      ShownView(name: name, settings: PreviewSettings(), makeHost: host)
    }
    entry.window = { try host(on: $0, for: PreviewSettings()) }
    return entry
  }

  /// Creates an entry for a view that the program cannot create, with the reason.
  public static func unavailable(_ name: String, _ reason: String) -> ViewEntry {
    ViewEntry(name: name) { () -> ShownView in
      throw UnavailableView(name: name, reason: reason)
    }
  }
}

/// The failure for a view that cannot be created.
private struct UnavailableView: Error, CustomStringConvertible {
  var name: String
  var reason: String

  var description: String {
    "'\(name)' cannot be made without arguments: \(reason); show it in a #Preview"
  }
}

/// One child of a preview provider.
private struct PreviewChild<Previews: View>: View {
  let previews: Previews
  let index: Int

  var body: some View { child }

  private var child: AnyView? {
    let views = previews.listedViews
    guard views.indices.contains(index) else { return nil }
    let view = views[index]
    return AnyView(view)
  }
}

extension ViewHost {
  /// The settings that the views of a preview provider ask for.
  fileprivate var previewSettings: PreviewSettings {
    viewGraph.update()
    return viewGraph.root.children.first?.preference(PreviewSettingsKey.self) ?? PreviewSettings()
  }
}
