import CoreTransferable
import Foundation
import ViewCore

extension View {
  /// Names the file that the screen shows, for the menu of its title, which a headless screen
  /// lacks.
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    hostAttribute(url.absoluteString)
  }

  /// Names the document that the screen shows, with its preview in the menu of the title, which a
  /// headless screen lacks.
  nonisolated public func navigationDocument<D: Transferable, I1, I2>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    hostAttribute(preview.title.plainString, payload: document)
  }

  /// Shows or hides the chevrons of the navigation links in lists.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  private enum NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// Whether navigation links in lists have chevrons.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
  }
}
