import SystemIntegration
import ViewCore

/// The first window of an app.
///
/// The state of the app belongs to this view.
package struct AppView<Content: App>: View {
  private let app: HeldValue<Content>

  package init(_ app: Content) {
    self.app = HeldValue(value: app)
  }

  package var body: some View { Content.Body._window(of: app.value.body) }
}
