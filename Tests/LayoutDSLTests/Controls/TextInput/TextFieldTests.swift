import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct TextFieldTests {
  @available(*, deprecated)
  @Test func olderFormsReportEditingAndCommitting() {
    struct Form: View {
      let journal: Journal
      @State private var number = 5
      var body: some View {
        let _ = journal.note("\(number)")
        TextField(
          "Number", value: $number, formatter: NumberFormatter(),
          onEditingChanged: { journal.note("editing \($0)") },
          onCommit: { journal.note("commit") })
      }
    }
    let journal = Journal()
    let screen = Screen(200, 100) { Form(journal: journal) }
    screen.tap(100, 50)
    #expect(screen.graph.type("7\n"))
    #expect(journal.entries.contains("57") && journal.entries.contains("commit"))
    #expect(journal.entries.contains("editing true") && journal.entries.contains("editing false"))
  }

  private struct Animated: View {
    let animation: Animation?
    @State private var text = ""
    var body: some View {
      TextField("Prompt", text: $text).animation(animation, value: text.isEmpty)
    }
  }

  @Test func aPromptDoesNotFadeIntoTheText() {
    func picture(_ animation: Animation?) -> DisplayList {
      let screen = Screen(200, 100) { Animated(animation: animation) }
      screen.tap(100, 50)
      #expect(screen.graph.type("a"))
      screen.advance(by: 0.1)
      return screen.list
    }
    #expect(picture(.linear(duration: 1)) == picture(nil))
  }

  private struct OptionalNumber: View {
    let journal: Journal
    @State private var number: Int?
    var body: some View {
      let _ = journal.note("\(number.map(String.init) ?? "nil")")
      TextField(String("Number"), value: $number, format: .number).probe("number")
    }
  }

  @Test func anOptionalNumberMayHaveATitleString() {
    let journal = Journal()
    let screen = Screen(200, 100) { OptionalNumber(journal: journal) }
    #expect(screen.tree.contains("\"Number\""))
    let frame = screen.frame("number")
    screen.tap(frame.midX, frame.midY)
    #expect(screen.graph.type("7\n") && journal.entries == ["nil", "7"])
  }

  private struct Form: View {
    let journal: Journal
    @State private var name = ""
    @State private var number = 5
    var body: some View {
      let _ = journal.note("\(name) \(number)")
      VStack(spacing: 0) {
        TextField("Name", text: $name).probe("name")
        TextField("Number", value: $number, format: .number).probe("number")
      }
      .onSubmit { journal.note("submitted") }
    }
  }

  @Test func showsItsTitleWhileEmpty() {
    let journal = Journal()
    let screen = Screen(200, 100) { Form(journal: journal) }
    #expect(screen.tree.contains("\"Name\""))
    #expect(screen.tree.contains("\"5\""))
    #expect(screen.frame("name").width == 200)
  }

  @Test func receivesTextWhileFocused() {
    let journal = Journal()
    let screen = Screen(200, 100) { Form(journal: journal) }
    #expect(!screen.graph.type("x"))
    let frame = screen.frame("name")
    screen.tap(frame.midX, frame.midY)
    #expect(screen.graph.type("ab\u{8}c"))
    #expect(journal.entries == [" 5", "a 5", "ab 5", "a 5", "ac 5"])
    #expect(screen.graph.type("\n"))
    #expect(journal.entries.last == "submitted")
    #expect(!screen.graph.type("x"))
  }

  @Test func aValueIsParsedWhenEditingEnds() {
    let journal = Journal()
    let screen = Screen(200, 100) { Form(journal: journal) }
    let frame = screen.frame("number")
    screen.tap(frame.midX, frame.midY)
    #expect(screen.graph.type("7"))
    #expect(screen.tree.contains("\"57\""))
    #expect(journal.entries == [" 5"])
    let name = screen.frame("name")
    screen.tap(name.midX, name.midY)
    #expect(journal.entries == [" 5", " 57"])
  }

  @Test func formattersFormatAndParseValues() {
    struct Form: View {
      let journal: Journal
      @State private var price: CGFloat = 1250
      @State private var count: Int? = nil
      private let formatter = NumberFormatter()
      init(journal: Journal) {
        self.journal = journal
        formatter.locale = Locale(identifier: "en_US")
      }
      var body: some View {
        let _ = journal.note("\(price) \(count ?? -1)")
        VStack(spacing: 0) {
          TextField("Price", value: $price, formatter: formatter).probe("price")
          TextField("Count", value: $count, format: .number).probe("count")
        }
      }
    }
    let journal = Journal()
    let screen = Screen(200, 100) { Form(journal: journal) }
    #expect(screen.tree.contains("\"1250\""))
    let frame = screen.frame("price")
    screen.tap(frame.midX, frame.midY)
    #expect(screen.graph.type("0\n"))
    #expect(journal.take() == ["1250.0 -1", "12500.0 -1"])
    screen.tap(frame.midX, frame.midY)
    #expect(screen.graph.type("x\n"))
    #expect(screen.tree.contains("\"12500\""))
    let count = screen.frame("count")
    screen.tap(count.midX, count.midY)
    #expect(screen.graph.type("7\n"))
    #expect(journal.take() == ["12500.0 7"])
    screen.tap(count.midX, count.midY)
    #expect(screen.graph.type("\u{8}\n"))
    #expect(journal.take() == ["12500.0 -1"])
  }

  @Test func disabledFieldsCannotHaveTheFocus() {
    let screen = Screen(200, 100) {
      TextField("Name", text: .constant("")).probe("name").disabled(true)
    }
    let frame = screen.frame("name")
    screen.tap(frame.midX, frame.midY)
    #expect(screen.graph.focus.input == nil)
  }

  @Test func aBorderAdds7And6Points() {
    let screen = Screen(200, 100) {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("a")).probe("plain")
        TextField("Name", text: .constant("a")).textFieldStyle(.roundedBorder).probe("rounded")
      }
    }
    #expect(screen.frame("rounded").height == screen.frame("plain").height + 12)
  }

  @Test func stylesCanWrapTheField() {
    struct Padded: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View {
        configuration.padding(10).background(Color.yellow)
      }
    }
    let screen = Screen(200, 100) {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("a")).probe("plain")
        TextField("Name", text: .constant("a")).textFieldStyle(Padded()).probe("padded")
      }
    }
    #expect(screen.frame("padded").height == screen.frame("plain").height + 20)
  }

  @Test func aSecureFieldShowsDots() {
    let screen = Screen(200, 100) { SecureField("Password", text: .constant("secret")) }
    #expect(!screen.tree.contains("secret"))
    #expect(screen.tree.components(separatedBy: "Circle").count == 7)
  }

  @Test func anEditorInsertsNewlines() {
    struct Editing: View {
      @State private var text = "a"
      var body: some View { TextEditor(text: $text) }
    }
    let screen = Screen(200, 100) { Editing() }
    screen.tap(100, 50)
    #expect(screen.graph.type("b\nc"))
    // A line of the tree has the text with its line break escaped.
    #expect(screen.tree.contains(#""ab\nc""#))
  }
}
