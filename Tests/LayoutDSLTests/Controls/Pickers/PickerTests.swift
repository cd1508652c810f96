import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct PickerTests {
  @Test func implicitTagsOfARangeAreOffsets() {
    struct People: View {
      @State private var people = 2
      var body: some View {
        Picker("People", selection: $people) {
          ForEach(2..<100) { Text("\($0) people") }
        }
      }
    }
    #expect(Screen(300, 200) { People() }.tree.contains("\"4 people\""))
    struct Values: View {
      @State private var people = 2
      var body: some View {
        Picker("People", selection: $people) {
          ForEach(2..<100, id: \.self) { Text("\($0) people") }
        }
      }
    }
    #expect(Screen(300, 200) { Values() }.tree.contains("\"2 people\""))
  }

  @Test func aMenuShowsTheFirstOfSeveralOptionsWithTheSameTag() {
    let tree = Screen(300, 200) {
      Picker("Status", selection: .constant(1)) {
        Text("Choose").tag(1)
        ForEach(1..<3, id: \.self) { Text("Status \($0)") }
      }
    }.tree
    #expect(tree.contains("\"Choose\""))
    #expect(!tree.contains("\"Status 1\""))
  }

  @Test func aTapOnASegmentSelectsIt() {
    let journal = Journal()
    let screen = Screen(300, 100) { Picking(journal: journal, style: .segmented) }
    #expect(screen.frame("picker") == CGRect(0, 34, 300, 32))
    screen.tap(290, 40)
    screen.tap(10, 60)
    #expect(journal.entries == ["b", "c", "a"])
  }

  @Test func aTapOnARowSelectsIt() {
    let journal = Journal()
    let screen = Screen(300, 200) { Picking(journal: journal, style: .inline) }
    let frame = screen.frame("picker")
    screen.tap(150, frame.minY + 5)
    #expect(journal.entries == ["b", "a"])
  }

  @Test func identitiesOfAForEachAreTags() {
    struct Numbers: View {
      let journal: Journal
      @State private var selection = 2
      var body: some View {
        let _ = journal.note("\(selection)")
        Picker("Label", selection: $selection) { ForEach(0..<4) { Text("\($0)") } }
          .pickerStyle(.segmented)
      }
    }
    let journal = Journal()
    let screen = Screen(400, 100) { Numbers(journal: journal) }
    screen.tap(350, 50)
    screen.tap(50, 50)
    #expect(journal.entries == ["2", "3", "0"])
  }

  @Test func optionalSelectionsAcceptNonoptionalTags() {
    struct Optionals: View {
      let journal: Journal
      @State private var selection: Int?
      var body: some View {
        let _ = journal.note(selection.map { "\($0)" } ?? "none")
        Picker("Label", selection: $selection) {
          Text("a").tag(1)
          Text("b").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    let journal = Journal()
    let screen = Screen(200, 100) { Optionals(journal: journal) }
    screen.tap(150, 50)
    #expect(journal.entries == ["none", "2"])
  }

  @Test func optionsOutliveTheRowsThatShowThem() {
    struct Settings: View {
      @State private var choice = 1
      @State private var value = 3.0
      var body: some View {
        NavigationStack {
          Form {
            Picker("aa", selection: $choice) {
              Text("bb").tag(1)
              Text("cc").tag(2)
            }
            .pickerStyle(.inline)
            Slider(value: $value, in: 0...20) {
              Text("dd")
            } minimumValueLabel: {
              Image(systemName: "star")
            } maximumValueLabel: {
              Image(systemName: "moon")
            }
            ForEach(0..<60) { Text("\($0)") }
          }
          .navigationTitle("ee")
        }
      }
    }
    let screen = Screen(390, 844) { Settings() }
    for offset in [600, 0, 1200, 0] {
      screen.scroll(to: CGPoint(x: 0, y: offset))
      screen.resize(390, offset == 0 ? 844 : 700)
    }
    #expect(!screen.listRows.isEmpty)
  }

  @Test func aLabelOfTheCurrentValueReplacesTheOption() {
    func screen<Style: PickerStyle>(_ style: Style) -> Screen {
      Screen(300, 200) {
        Picker("Label", selection: .constant(1)) {
          Text("aa").tag(1)
        } currentValueLabel: {
          Color.red.frame(width: 20, height: 10).probe("current")
        }
        .pickerStyle(style)
      }
    }
    #expect(screen(.menu).probes == ["current"])
    #expect(!screen(.menu).tree.contains("\"aa\""))
    #expect(screen(.segmented).probes == [])
    #expect(screen(.segmented).tree.contains("\"aa\""))
  }
}
