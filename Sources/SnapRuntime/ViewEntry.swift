import Controls
import Foundation
import LayoutDSL
import Render
import ViewClock

/// A view that a program can render, by its name in the source.
///
/// Public because the programs that `snap` compiles make these; `import SwiftUI` does not show it.
public struct ViewEntry {
  let name: String
  let makeHost: @MainActor (ScreenSettings) throws -> ViewHost

  /// Creates an entry that makes a new view for each screen.
  public static func view<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ViewEntry {
    ViewEntry(name: name) { screen in try screen.host(size: screen.size, content: content) }
  }

  /// Creates an entry for the view of a `#Preview`; if the screen has no size, it is the one that
  /// the preview's traits fix.
  public static func preview(
    _ name: String, content: @escaping @MainActor () -> Preview
  ) -> ViewEntry {
    ViewEntry(name: name) { screen in
      let preview = content()
      // `Date()` in it is the time of a new screen, not that of the machine.
      let view = ViewClock().makeCurrent(preview.makeView)
      return try screen.host(size: screen.size ?? preview.fixedSize, showing: view)
    }
  }

  /// Creates an entry for the first window of an app; if the screen has no size, it is that of an
  /// iPhone.
  public static func app<Content: App>(
    _ name: String, content: @escaping @MainActor () -> Content
  ) -> ViewEntry {
    ViewEntry(name: name) { screen in
      let size = screen.size ?? Device.standard.size
      return try screen.host(size: size) { AppView(content()) }
    }
  }

  /// Creates an entry for a view that the program cannot make, for a reason.
  public static func unavailable(_ name: String, _ reason: String) -> ViewEntry {
    ViewEntry(name: name) { _ in throw UnavailableView(name: name, reason: reason) }
  }
}

/// The failure of a view that cannot be made as it is declared.
private struct UnavailableView: Error, CustomStringConvertible {
  var name: String
  var reason: String

  var description: String {
    "'\(name)' cannot be made without arguments: \(reason); show it in a #Preview"
  }
}

extension Preview {
  fileprivate var fixedSize: CGSize? {
    for case .fixedLayout(let width, let height) in traits.map(\.value) {
      return CGSize(width: width, height: height)
    }
    return nil
  }
}

extension ScreenSettings {
  var colorScheme: ColorScheme { scheme == .dark ? .dark : .light }

  @MainActor fileprivate func host<Content: View>(
    size: CGSize?, @ViewBuilder content: () -> Content
  ) throws(FontError) -> ViewHost {
    let host = try ViewHost(
      size: size, scale: scale, colorScheme: colorScheme,
      safeAreaInsets: EdgeInsets(
        top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom,
        trailing: safeArea.trailing),
      environment: environment, background: background.color, content: content)
    // A form, for one, has no width of its own.
    if size == nil, !host.size.canBeDrawn { host.size = Device.standard.size }
    return host
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    if let index = TypeSize.allCases.firstIndex(of: typeSize) {
      environment.dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    if hasBoldText { environment.legibilityWeight = .bold }
    if contrast == .increased { environment.styles.color.contrast = .increased }
    if reducesMotion { environment.accessibilityReduceMotion = true }
    return environment
  }

  /// A screen with a view whose type is known only at run time, without a wrapper around it.
  @MainActor fileprivate func host(
    size: CGSize?, showing view: some View
  ) throws(FontError) -> ViewHost {
    try host(size: size) { view }
  }
}

extension CGSize {
  fileprivate var canBeDrawn: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }
}
