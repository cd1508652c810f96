import Foundation
import ViewCore

/// The appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the view of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker, as a style receives them.
nonisolated public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date that the user can select; nil if there is none.
  public var minimumDate: Date?
  /// The latest date that the user can select; nil if there is none.
  public var maximumDate: Date?
  /// The components of the date that the picker shows.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The default style of date pickers: compact.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the date picker in the compact style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style of date pickers.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in the view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.datePickerStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum DatePickerStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any DatePickerStyle> {
      StyleStack(default: DefaultDatePickerStyle())
    }
  }

  var datePickerStyles: StyleStack<any DatePickerStyle> {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}
