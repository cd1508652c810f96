import SwiftUI
import Testing

private final class Delegate: NSObject, UICalendarViewDelegate,
  UICalendarSelectionSingleDateDelegate
{
  var selected: [Int?] = []
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    dateComponents.day == 5 ? .image(UIImage(systemName: "star"), color: .red) : nil
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    selected.append(dateComponents?.day)
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 13 }
}

@MainActor struct UICalendarViewContentTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func aFingerSelectsADayThatTheDelegateAllows() throws {
    let view = UICalendarView(), delegate = Delegate()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2025, month: 6)
    view.delegate = delegate
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    let host = try ViewHost(size: CGSize(width: 350, height: 450)) { Shown(view: view) }
    #expect(host.layoutTree().contains("\"June 2025\"") && host.layoutTree().contains("star"))
    try host.tap(on: "12")
    #expect(delegate.selected == [12] && selection.selectedDate?.month == 6)
  }
}
