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
}
