import SwiftUI
import Testing

private struct DurationPicker: UIViewRepresentable {
  let duration: TimeInterval

  func makeUIView(context: Context) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = duration
    return picker
  }

  func updateUIView(_ uiView: UIDatePicker, context: Context) {}
}

@MainActor struct UIDatePickerTests {
  private func picture(_ duration: TimeInterval) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 320, height: 216)) { DurationPicker(duration: duration) }
      .render()
  }

  @Test func aDurationIsLessThanADayInWholeSeconds() throws {
    let none = try picture(0)
    #expect(try picture(5_400) != none)
    for unusual in [.nan, .infinity, -1] { #expect(try picture(unusual) == none) }
    #expect(try picture(1e300) == picture(86_399))
  }
}
