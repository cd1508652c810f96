import SwiftUI
import Testing

@MainActor struct UIContentUnavailableConfigurationTests {
  private struct Controlled<Content: UIViewController>: UIViewControllerRepresentable {
    let make: @MainActor () -> Content
    func makeUIViewController(context: Context) -> Content { make() }
    func updateUIViewController(_ controller: Content, context: Context) {}
  }

  private final class Empty: UIViewController {
    private(set) var refreshes = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Mail"
      configuration.secondaryText = "It will come."
      configuration.textProperties.color = .red
      configuration.button.title = "Refresh"
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
        self?.refreshes += 1
        self?.contentUnavailableConfiguration = nil
      }
      contentUnavailableConfiguration = configuration
    }
  }

  @Test func aControllerWithoutContentShowsItsMessage() throws {
    let controller = Empty()
    let host = try ViewHost(size: CGSize(width: 300, height: 400)) { Controlled { controller } }
    let tree = host.layoutTree()
    #expect(tree.contains("\"No Mail\"") && tree.contains("\"It will come.\""))
    let picture = try host.render()
    let red = (0..<400).contains { y in
      (0..<300).contains { picture[$0, y].red > 200 && picture[$0, y].green < 100 }
    }
    #expect(red, "the title has the colour of its properties")
    try host.tap(on: "Refresh")
    #expect(controller.refreshes == 1)
    #expect(!host.layoutTree().contains("No Mail"), "nil removes the message")
  }

  @Test func searchesAndLoadingHaveTheirOwn() throws {
    let host = try ViewHost(size: CGSize(width: 300, height: 400)) {
      Controlled {
        let controller = UITableViewController(style: .plain)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        return controller
      }
    }
    #expect(host.layoutTree().contains("\"No Results\""))
    let loading = UIContentUnavailableConfiguration.loading().makeContentView()
    #expect(loading.configuration is UIContentUnavailableConfiguration)
  }
}
