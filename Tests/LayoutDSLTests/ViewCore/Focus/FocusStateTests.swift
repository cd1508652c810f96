import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct FocusStateTests {
  private enum Field { case first, second }

  private struct Form: View {
    let journal: Journal
    let remote: Remote<Field?>
    @FocusState private var focus: Field?
    @State private var first = ""
    @State private var second = ""

    var body: some View {
      let _ = journal.note(focus.map { "\($0)" } ?? "none")
      let _ = remote.binding = $focus.base
      VStack(spacing: 0) {
        TextField("First", text: $first).focused($focus, equals: .first).probe("first")
          .onSubmit { focus = .second }
        TextField("Second", text: $second).focused($focus, equals: .second).probe("second")
      }
    }
  }

  @Test func followsTheFocus() {
    let journal = Journal()
    let screen = Screen(200, 100) { Form(journal: journal, remote: Remote()) }
    let frame = screen.frame("second")
    screen.tap(frame.midX, frame.midY)
    #expect(journal.take() == ["none", "second"])
    screen.tap(frame.midX, frame.minY - 5)
    #expect(journal.take() == ["first"])
  }

  @Test func movesTheFocus() {
    let journal = Journal()
    let remote = Remote<Field?>()
    let screen = Screen(200, 100) { Form(journal: journal, remote: remote) }
    remote.value = .first
    #expect(screen.graph.type("a\nb"))
    #expect(journal.entries.last == "second")
    #expect(screen.tree.contains("\"a\""))
    #expect(screen.tree.contains("\"b\""))
    remote.value = nil
    screen.graph.update()
    #expect(screen.graph.focus.input == nil)
  }

  @Test func movesThroughTheRowsOfAForm() {
    struct Account: View {
      enum Field { case name, mail }
      @State private var name = ""
      @State private var mail = ""
      @FocusState private var focus: Field?
      var body: some View {
        LayoutDSL.Form {
          Section("Account") {
            TextField("Name", text: $name).focused($focus, equals: .name).probe("name")
              .onSubmit { focus = .mail }
            TextField("Mail", text: $mail).focused($focus, equals: .mail)
          }
        }
      }
    }
    let screen = Screen(390, 600) { Account() }
    let frame = screen.frame("name")
    screen.tap(frame.midX, frame.midY)
    #expect(screen.graph.type("ada\n"))
    #expect(screen.graph.type("x"))
    #expect(screen.tree.contains("\"ada\""))
    #expect(screen.tree.contains("\"x\""))
  }

  @Test func aBooleanStateIsTrueWhileTheViewHasTheFocus() {
    struct Single: View {
      let journal: Journal
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = journal.note("\(isFocused)")
        TextField("a", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    let journal = Journal()
    let screen = Screen(200, 100) { Single(journal: journal) }
    #expect(screen.graph.focus.input != nil)
    #expect(journal.entries == ["false", "true"])
  }

  @Test func aRemovedFieldLosesTheFocus() {
    struct Vanishing: View {
      let journal: Journal
      @FocusState private var isFocused: Bool
      @State private var isGone = false
      var body: some View {
        let _ = journal.note("\(isFocused)")
        VStack(spacing: 0) {
          if !isGone { TextField("a", text: .constant("")).focused($isFocused) }
          Color.red.onTapGesture { isGone = true }
        }
        .onAppear { isFocused = true }
      }
    }
    let journal = Journal()
    let screen = Screen(200, 100) { Vanishing(journal: journal) }
    screen.tap(100, 90)
    #expect(screen.graph.focus.input == nil)
    #expect(journal.entries.last == "false")
  }
}
