import SwiftUI
import Testing

@MainActor struct UIMenuContentTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func theMenuOfAButtonIsShown() throws {
    var chosen: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [
      action("Name"), UIMenu(options: .displayInline, children: [action("Date")]),
      UIDeferredMenuElement { $0([action("Later")]) },
    ])
    button.showsMenuAsPrimaryAction = true
    let host = try ViewHost(size: CGSize(width: 300, height: 400)) { Shown(view: button) }
    for title in ["Name", "Date", "Later"] {
      try host.tap(on: "Sort")
      host.runUntilIdle()
      try host.tap(on: title)
      host.runUntilIdle()
    }
    #expect(chosen == ["Name", "Date", "Later"])
  }

  /// Code names the types of closures that UIKit names.
  @Test func closuresHaveTheNamesOfTheirTypes() {
    var events: [String] = []
    let handler: UIActionHandler = { events.append($0.title) }
    let update: UIButton.ConfigurationUpdateHandler = { events.append($0.currentTitle ?? "none") }
    let draw: UIGraphicsImageRenderer.DrawingActions = { _ in events.append("drawn") }
    let done: UIActivityViewController.CompletionWithItemsHandler = { _, isDone, _, _ in
      events.append("\(isDone)")
    }
    let provider: NSCollectionLayoutGroupCustomItemProvider = { _ in [] }
    let button = UIButton(primaryAction: UIAction(title: "a", handler: handler))
    button.configurationUpdateHandler = update
    button.sendActions(for: .primaryActionTriggered)
    button.updateConfiguration()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image(actions: draw)
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    sheet.completionWithItemsHandler = done
    sheet.completionWithItemsHandler?(nil, true, nil, nil)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(1), heightDimension: .absolute(1))
    _ = NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: provider)
    #expect(events == ["a", "a", "drawn", "true"])
  }
}
