import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor
struct LocalizedStringResourceTitlesTests {
  private let title: LocalizedStringResource = "Title"

  private func isDrawnAlike<A: View, B: View>(_ first: A, _ second: B) -> Bool {
    let list = Screen(300, 300) { first }.list
    return !list.items.isEmpty && list == Screen(300, 300) { second }.list
  }

  @Test func resourcesAreTitlesOfControls() {
    let text = Binding.constant("")
    let flag = Binding.constant(true)
    #expect(
      isDrawnAlike(Label(title, systemImage: "star"), Label("Title", systemImage: "star")))
    #expect(isDrawnAlike(Button(title) {}, Button("Title") {}))
    #expect(
      isDrawnAlike(
        Button(title, systemImage: "star", role: .destructive) {},
        Button("Title", systemImage: "star", role: .destructive) {}))
    #expect(isDrawnAlike(Toggle(title, isOn: flag), Toggle("Title", isOn: flag)))
    #expect(isDrawnAlike(TextField(title, text: text), TextField("Title", text: text)))
    #expect(
      isDrawnAlike(Menu(title) { Text("a") }, Menu("Title") { Text("a") }))
    #expect(
      isDrawnAlike(LabeledContent(title, value: "b"), LabeledContent("Title", value: "b")))
    #expect(
      isDrawnAlike(List { Section(title) { Text("a") } }, List { Section("Title") { Text("a") } }))
  }

  @Test func resourcesAreTitlesOfScreens() {
    #expect(
      isDrawnAlike(
        NavigationStack { NavigationLink(title, value: 1).navigationTitle(title) },
        NavigationStack { NavigationLink("Title", value: 1).navigationTitle("Title") }))
    #expect(
      isDrawnAlike(
        Text("a").alert(title, isPresented: .constant(true)) { Button("b") {} },
        Text("a").alert("Title", isPresented: .constant(true)) { Button("b") {} }))
  }
}
