// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A date, which is a `DatePicker` of the same style.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4 }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style of the picker; a duration, and a month of a year, have only wheels.
  open var datePickerStyle: UIDatePickerStyle {
    [.countDownTimer, .yearAndMonth].contains(datePickerMode) ? .wheels : preferredDatePickerStyle
  }
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
  private var earliest: Date { minimumDate ?? .distantPast }
  private var latest: Date { maximumDate ?? .distantFuture }
  @ViewBuilder private var view: some View {
    let picker = DatePicker(
      "", selection: binding(of: self, to: \.date), in: earliest...max(earliest, latest),
      displayedComponents: components
    )
    .labelsHidden()
    switch datePickerStyle {
    case .wheels: picker.datePickerStyle(.wheel)
    case .inline: picker.datePickerStyle(.graphical)
    case .compact, .automatic: picker.datePickerStyle(.compact).fixedSize()
    }
  }
  package override var content: AnyView { AnyView(view.disabled(!isEnabled)) }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}
