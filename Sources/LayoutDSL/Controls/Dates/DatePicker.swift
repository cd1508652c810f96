import Foundation
import ViewCore

/// A control that selects a date.
///
/// The default style is the compact one, as on iOS.
///
/// Each style draws the picker; the compact one is in `DatePickerStyle.swift`.
public struct DatePicker<Label: View>: View {
  /// The components of a date that a date picker shows.
  public typealias Components = DatePickerComponents

  private let label: Label
  let selection: Binding<Date>
  private let minimumDate: Date?
  private let maximumDate: Date?
  private let components: DatePickerComponents
  @Environment(\.datePickerStyles) private var styles

  private init(
    selection: Binding<Date>, from minimumDate: Date?, through maximumDate: Date?,
    displayedComponents: Components, label: Label
  ) {
    self.selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    components = displayedComponents
    self.label = label
  }

  /// Creates a date picker for some components of another one, without a label.
  init(
    _ picker: DatePickerStyleConfiguration, displayedComponents: Components
  ) where Label == EmptyView {
    self.init(
      selection: picker.$selection, from: picker.minimumDate, through: picker.maximumDate,
      displayedComponents: displayedComponents, label: EmptyView())
  }

  /// Creates a date picker with a label view.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: nil, through: nil, displayedComponents: displayedComponents,
      label: label())
  }

  /// Creates a date picker for a closed range of dates, with a label view.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: range.upperBound,
      displayedComponents: displayedComponents, label: label())
  }

  /// Creates a date picker for dates from a lower bound, with a label view.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: nil,
      displayedComponents: displayedComponents, label: label())
  }

  /// Creates a date picker for dates up to an upper bound, with a label view.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: nil, through: range.upperBound,
      displayedComponents: displayedComponents, label: label())
  }

  /// The date picker in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: DatePickerStyle>(by style: Style) -> AnyView {
    let configuration = DatePickerStyleConfiguration(
      label: .init(view: AnyView(label)), selection: selection, minimumDate: minimumDate,
      maximumDate: maximumDate, displayedComponents: components)
    return StyleProperty.view(by: style, in: \.datePickerStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a date picker with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a date picker for a closed range of dates, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a date picker for dates from a lower bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a date picker for dates up to an upper bound, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a date picker for a closed range of dates, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker for dates from a lower bound, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a date picker for dates up to an upper bound, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
