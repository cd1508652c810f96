import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct AlertTests {
  private struct Question: View {
    @State var isPresented = true
    @State var answers = 0

    var body: some View {
      Color.clear.frame(height: CGFloat(answers)).probe("answers")
        .alert("Sure?", isPresented: $isPresented) {
          Button("Cancel", role: .cancel) {}
          Button {
            answers = 5
          } label: {
            Color.red.probe("yes")
          }
        } message: {
          Text("It is for good.").probe("message")
        }
    }
  }

  @Test func buttonsPerformTheirActionAndDismissTheAlert() {
    let screen = Screen(400, 400) { Question() }
    let yes = screen.frame("yes")
    #expect(screen.frame("message").width <= 238)
    #expect(yes.height == 44 && yes.minX > 200 && yes.maxX <= 335)
    screen.tap(yes.midX, yes.midY)
    #expect(screen.frame("yes") == .null)
    #expect(screen.frame("answers").height == 5)
    #expect(screen.graph.diagnostics == [])
  }

  @Test(arguments: [nil, ButtonRole.destructive])
  func aDisabledButtonIsGreyAndDoesNothing(role: ButtonRole?) {
    struct Form: View {
      let role: ButtonRole?
      let journal: Journal

      var body: some View {
        Color.clear.alert("Name", isPresented: .constant(true)) {
          Button("Cancel", role: .cancel) {}
          Button(role: role) {
            journal.note("saved")
          } label: {
            Rectangle().frame(width: 20, height: 10).probe("save")
          }
          .disabled(true)
        }
      }
    }
    let journal = Journal()
    let screen = Screen(400, 400) { Form(role: role, journal: journal) }
    #expect(screen.fills(of: Color.primary.opacity(0.26)).contains { $0.width == 20 })
    let save = screen.frame("save")
    screen.tap(save.midX, save.midY)
    #expect(journal.entries.isEmpty && screen.frame("save") == save)
  }

  private func titles(_ first: String, _ second: String, isNew: Bool = false) -> [CGRect] {
    let screen = Screen(400, 400) {
      let view = Color.clear.alert("Which?", isPresented: .constant(true)) {
        Button(role: .cancel) {
        } label: {
          Text(first).probe("first")
        }
        Button {
        } label: {
          Text(second).probe("second")
        }
      }
      if isNew { view.onIOS26() } else { view }
    }
    return [screen.frame("first"), screen.frame("second")]
  }

  @Test func twoButtonsAreStackedIfATitleIsTooWide() {
    // Half of the card is 135 points wide, and a character 17.
    let row = titles("No", "aaaaaa")
    #expect(row[0].midY == row[1].midY && row[0].maxX < row[1].minX)
    let stack = titles("No", "aaaaaaaaaaaaaaa")
    #expect(stack.map(\.midX) == [200, 200])
    #expect(stack[0].minY > stack[1].maxY)
    #expect(stack[1].width == 255)
    let capsules = titles("No", "aaaaaaaaaaaaaaa", isNew: true)
    #expect(capsules[0].minY > capsules[1].maxY)
  }

  private struct Order: View {
    let count: Int

    var body: some View {
      Color.clear.alert("Which?", isPresented: .constant(true)) {
        Button(role: .destructive) {
        } label: {
          Color.red.probe("delete")
        }
        Button(role: .cancel) {
        } label: {
          Color.red.probe("cancel")
        }
        if count == 3 {
          Button {
          } label: {
            Color.red.probe("keep")
          }
        }
      }
    }
  }

  @Test func theCancelButtonIsFirstOfTwoAndLastOfMore() {
    let two = Screen(400, 400) { Order(count: 2) }
    #expect(two.frame("cancel").maxX <= two.frame("delete").minX)
    let three = Screen(400, 400) { Order(count: 3) }
    #expect(three.frame("delete").maxY <= three.frame("keep").minY)
    #expect(three.frame("keep").maxY <= three.frame("cancel").minY)
  }

  private struct Choice: View {
    @State var isPresented = true

    var body: some View {
      Color.clear
        .confirmationDialog("Choose", isPresented: $isPresented) {
          Button {
          } label: {
            Color.red.probe("one")
          }
          Button("Keep", role: .cancel) {}
        }
    }
  }

  @Test func confirmationDialogsAreAtTheBottom() {
    let screen = Screen(200, 400) { Choice() }
    // 8 at the bottom, 57 for the cancel button, 8 between the cards.
    #expect(screen.frame("one") == CGRect(8, 270, 184, 57))
    screen.tap(100, 360)
    #expect(screen.frame("one") == .null)
  }

  private struct Old: View {
    @State var isPresented = true

    var body: some View {
      Color.clear.alert(isPresented: $isPresented) {
        Alert(title: Text("Old"), message: Text("message"), dismissButton: .default(Text("OK")))
      }
    }
  }

  @Test func alertValuesArePresented() {
    let screen = Screen(400, 400) { Old() }
    #expect(screen.tree.contains("\"Old\""))
    screen.tap(200, 230)
    #expect(!screen.tree.contains("\"Old\""))
  }

  private struct Entry: View {
    @State var isPresented = true
    @State var name = ""
    let fields: Int

    var body: some View {
      Color.clear.probe(name)
        .alert("Name", isPresented: $isPresented) {
          Button("No", role: .cancel) {}.probe("cancel")
          if fields > 0 { TextField("a", text: $name).probe("name") }
          if fields > 1 { SecureField("a", text: $name).probe("code") }
          Button("Yes") {}.probe("apply")
        } message: {
          Text("a").probe("message")
        }
    }
  }

  @Test func textFieldsShareABoxBelowTheMessage() {
    for fields in 1...2 {
      let screen = Screen(400, 400) { Entry(fields: fields) }
      let name = screen.frame("name")
      #expect(name.minX == 81 && name.width == 238 && name.height == 26)
      #expect(name.minY == screen.frame("message").maxY + 16)
      if fields == 2 { #expect(screen.frame("code") == name.offsetBy(dx: 0, dy: 27)) }
      // Fills are aligned with the pixels, which are as large as points here.
      let box = CGRect(81, name.minY.rounded(), 238, CGFloat(fields * 27 - 1))
      #expect(screen.fills(.background).contains(box))
      // The buttons stay side by side.
      let (cancel, apply) = (screen.frame("cancel"), screen.frame("apply"))
      #expect(cancel.minY == apply.minY && cancel.minY > box.maxY && cancel.maxX <= apply.minX)
    }
  }

  @Test func textAndButtonsGrowWithTheTypeSize() {
    func frames(_ size: DynamicTypeSize) -> (message: CGRect, cancel: CGRect, apply: CGRect) {
      let screen = Screen(400, 600) { Entry(fields: 1).dynamicTypeSize(size) }
      return (screen.frame("message"), screen.frame("cancel"), screen.frame("apply"))
    }
    let usual = frames(.large), large = frames(.xxxLarge), huge = frames(.accessibility3)
    #expect(usual.apply.height == 44 && large.apply.height > 44)
    #expect(large.message.height > usual.message.height)
    #expect(large.cancel.minY == large.apply.minY)
    // At accessibility sizes the buttons are below each other, and the cancel button is last.
    #expect(huge.apply.height > large.apply.height && huge.cancel.minY >= huge.apply.maxY)
  }

  @Test func anAlertWithOnlyATextFieldHasAButton() {
    let screen = Screen(400, 400) {
      Color.clear.alert("Name", isPresented: .constant(true)) {
        TextField("a", text: .constant("")).probe("name")
      }
    }
    #expect(screen.tree.contains("\"OK\""))
    #expect(screen.frame("name").width == 238)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility5])
  func longTextsScroll(size: DynamicTypeSize) {
    let screen = Screen(400, 600) {
      Color.clear
        .alert("Sure?", isPresented: .constant(true)) {
          Button(role: .cancel) {
          } label: {
            Color.red.probe("no")
          }
        } message: {
          Text(String(repeating: "It is for good. ", count: 80)).probe("message")
        }
        .dynamicTypeSize(size)
    }
    #expect(screen.frame("message").height > 600)
    #expect(screen.frame("no").maxY <= 600)
    #expect(screen.frame("message").minY >= 0)
  }

  @Test func theFirstTextFieldHasTheFocus() {
    let screen = Screen(400, 400) { Entry(fields: 2) }
    #expect(screen.graph.type("Ada"))
    #expect(screen.probes.contains("Ada"))
  }
}
