import SwiftUI
import Testing

private final class Delegate: NSObject, UISearchBarDelegate {
  var calls: [String] = []
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append(searchText)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    calls.append("scope \(scope)")
  }
}

@MainActor struct UISearchBarContentTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func theBarHasTheHeightOfTheLook() throws {
    func bar() -> some View {
      Shown(view: UISearchBar()).fixedSize(horizontal: false, vertical: true).frame(width: 300)
    }
    #expect(try ViewHost { bar() }.size.height == 56)
    #expect(try ViewHost(palette: .iOS26) { bar() }.size.height == 64)
  }

  @Test func aControlIsMeasuredInTheLookOfItsScreen() throws {
    let old = try ViewHost { Shown(view: UISwitch()).fixedSize() }.size
    let new = try ViewHost(palette: .iOS26) { Shown(view: UISwitch()).fixedSize() }.size
    #expect(old == CGSize(width: 49, height: 31))
    #expect(new == CGSize(width: 63, height: 28))
  }

  @Test func aFingerSearches() throws {
    let bar = UISearchBar(), delegate = Delegate()
    (bar.placeholder, bar.showsCancelButton) = ("Find", true)
    (bar.showsScopeBar, bar.scopeButtonTitles) = (true, ["All", "New"])
    bar.delegate = delegate
    let host = try ViewHost(size: CGSize(width: 300, height: 110)) { Shown(view: bar) }
    try host.tap(on: "Find")
    try host.type("a\n")
    #expect(bar.text == "a" && bar.searchTextField.text == "a")
    try host.tap(on: "Clear text")
    try host.tap(on: "Cancel")
    try host.tap(on: "New")
    #expect(delegate.calls == ["a", "search", "", "cancel", "scope 1"])
  }
}
