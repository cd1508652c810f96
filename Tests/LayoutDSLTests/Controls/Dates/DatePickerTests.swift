import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct DatePickerTests {
  private let noon = Date(timeIntervalSince1970: 1_000_000_000)

  @Test func dateAndTimeAreInRoundedRectangles() {
    let screen = Screen(500, 100) {
      DatePicker("Due", selection: .constant(noon)).probe("picker")
    }
    #expect(screen.frame("picker").size == CGSize(width: 500, height: 34.5))
    #expect(screen.tree.contains("\"Sep 9, 2001\""))
    #expect(screen.tree.contains("1:46"))
  }

  @Test func fieldsAreBelowTheLabelAtAccessibilitySizes() {
    func height(_ width: CGFloat, _ size: DynamicTypeSize) -> CGFloat {
      Screen(width, 300) {
        DatePicker("Due", selection: .constant(noon)).dynamicTypeSize(size).probe("picker")
      }.frame("picker").height
    }
    #expect(height(400, .large) == 34.5)
    let fields = height(1000, .accessibility1)
    #expect(fields > 2 * height(1000, .xxxLarge), "below the label")
    #expect(height(200, .accessibility1) > fields + 34.5, "the time is below the date")
  }

  @Test func onlyTheDisplayedComponentsAreVisible() {
    let screen = Screen(400, 100) {
      DatePicker("Due", selection: .constant(noon), in: noon..., displayedComponents: .date)
        .datePickerStyle(.compact)
    }
    #expect(screen.tree.contains("\"Sep 9, 2001\"") && !screen.tree.contains("1:46"))
  }

  @Test func aTitleMayBeAStringWithEachKindOfRange() {
    let title = "Due"
    let screen = Screen(500, 200) {
      DatePicker(title, selection: .constant(noon), in: noon...noon)
      DatePicker(title, selection: .constant(noon), in: noon...)
      DatePicker(title, selection: .constant(noon), in: ...noon)
    }
    #expect(screen.tree.components(separatedBy: "\"Sep 9, 2001\"").count == 4)
  }

  /// A field of 11 characters needs 211 points, one of 6 characters 126.
  @Test func aNarrowDateIsInDigits() {
    func width(_ width: CGFloat) -> CGFloat {
      Screen(width, 100) {
        DatePicker("Due", selection: .constant(noon), displayedComponents: .date)
          .labelsHidden().probe("picker")
      }.frame("picker").width
    }
    #expect(width(220) == 211)
    #expect(width(200) == 126)
  }

  /// The label keeps 80 points, so that its words are whole.
  @Test func aDateIsInDigitsBeforeTheLabelIsTooNarrow() {
    func tree(_ width: CGFloat) -> String {
      Screen(width, 100) { DatePicker("Due by then", selection: .constant(noon)) }.tree
    }
    #expect(tree(480).contains("\"Sep 9, 2001\""))
    #expect(tree(400).contains("\"9/9/01\""))
  }

  @Test func aDisabledDateIsDimmed() {
    func screen(_ isDisabled: Bool) -> Screen {
      Screen(500, 100) { DatePicker("Due", selection: .constant(noon)).disabled(isDisabled) }
    }
    #expect(screen(true).list != screen(false).list)
  }

  /// Its date must not take the room of its neighbours.
  @Test func aPickerWithoutALabelSharesARow() {
    let screen = Screen(800, 100) {
      HStack(spacing: 0) {
        DatePicker("aa", selection: .constant(Date(timeIntervalSince1970: 0)))
          .labelsHidden()
          .frame(maxWidth: .infinity)
          .probe("picker")
        Color.red.probe("neighbour")
      }
    }
    #expect(screen.frame("picker").width == screen.frame("neighbour").width)
  }
}
