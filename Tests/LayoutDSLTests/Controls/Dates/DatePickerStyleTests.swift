import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct DatePickerStyleTests {
  private let noon = Date(timeIntervalSince1970: 1_000_000_000)

  private struct Days: DatePickerStyle {
    let journal: Journal
    func makeBody(configuration: Configuration) -> some View {
      let from = configuration.minimumDate.map { "\(Int($0.timeIntervalSince1970))" }
      let through = configuration.maximumDate.map { "\(Int($0.timeIntervalSince1970))" }
      let _ = journal.note(
        "\(Int(configuration.selection.timeIntervalSince1970)) \(from ?? "-")…\(through ?? "-") "
          + "\(configuration.displayedComponents.rawValue)")
      configuration.label.frame(width: 50, height: 50).contentShape(Rectangle())
        .onTapGesture { configuration.selection += 86_400 }
    }
  }

  @Test func aCustomStyleReceivesAndSetsTheDate() {
    struct Due: View {
      @State private var date = Date(timeIntervalSince1970: 1_000_000_000)
      var body: some View { DatePicker("Due", selection: $date) }
    }
    let journal = Journal()
    let screen = Screen { Due().datePickerStyle(Days(journal: journal)) }
    screen.tap(50, 50)
    #expect(journal.entries == ["1000000000 -…- 3", "1000086400 -…- 3"])
  }

  @Test func aCustomStyleReceivesTheRange() {
    let journal = Journal()
    func note<V: View>(_ picker: V) -> [String] {
      _ = Screen { picker.datePickerStyle(Days(journal: journal)) }
      return journal.take()
    }
    let (date, later) = (Binding.constant(noon), noon + 60)
    let label = { Text("a") }
    #expect(
      note(DatePicker("a", selection: date, in: noon...later)) == [
        "1000000000 1000000000…1000000060 3"
      ])
    #expect(
      note(DatePicker("a", selection: date, in: noon..., displayedComponents: .date)) == [
        "1000000000 1000000000…- 2"
      ])
    #expect(
      note(DatePicker("a", selection: date, in: ...later)) == ["1000000000 -…1000000060 3"])
    #expect(
      note(DatePicker(selection: date, in: noon...later, label: label)) == [
        "1000000000 1000000000…1000000060 3"
      ])
    #expect(
      note(DatePicker(selection: date, in: noon..., label: label)) == [
        "1000000000 1000000000…- 3"
      ])
    #expect(
      note(DatePicker(selection: date, in: ...later, label: label)) == [
        "1000000000 -…1000000060 3"
      ])
  }
}
