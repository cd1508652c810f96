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
    if datePickerMode == .countDownTimer {
      HStack(spacing: 0) {
        DurationWheel(value: hours, values: Array(0..<24), unit: "hours")
        DurationWheel(
          value: minutes, values: Array(stride(from: 0, to: 60, by: max(minuteInterval, 1))),
          unit: "min")
      }
    } else {
      dateView
    }
  }
  private var hours: Binding<Int> {
    duration {
      $0 / 3600
    } change: {
      $0 - $0 / 3600 * 3600 + $1 * 3600
    }
  }
  private var minutes: Binding<Int> {
    duration {
      $0 / 60 % 60
    } change: {
      $0 / 3600 * 3600 + $1 * 60
    }
  }
  /// A part of the duration in whole seconds, less than a day, of which a change makes another.
  private func duration(
    _ part: @escaping (Int) -> Int, change: @escaping (Int, Int) -> Int
  ) -> Binding<Int> {
    let duration = binding(of: self, to: \.countDownDuration)
    func seconds() -> Int {
      let value = duration.wrappedValue
      return value.isFinite ? Int(min(max(value, 0), 86_399)) : 0
    }
    return Binding {
      part(seconds())
    } set: {
      duration.wrappedValue = TimeInterval(change(seconds(), $0))
    }
  }
  @ViewBuilder private var dateView: some View {
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
  package override var content: AnyView {
    guard datePickerStyle == .wheels else { return AnyView(view.disabled(!isEnabled)) }
    // Wheels that are taller than the view end at its edges.
    return AnyView(view.disabled(!isEnabled).frame(minHeight: 0, maxHeight: .infinity).clipped())
  }
  open override var intrinsicContentSize: CGSize { size(of: view) }
}

/// A wheel of numbers with the name of their unit beside the selected one.
private struct DurationWheel: View {
  @Binding var value: Int
  let values: [Int]
  let unit: String

  var body: some View {
    Picker("", selection: $value) {
      ForEach(values, id: \.self) { Text(verbatim: "\($0)").tag($0) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .overlay { Text(verbatim: unit).fontWeight(.semibold).offset(x: 46) }
  }
}
