import ViewCore

/// The background that a view sets for the widget that it is in.
package enum WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: ViewReference? { nil }

  package static func reduce(value: inout ViewReference?, nextValue: () -> ViewReference?) {
    value = value ?? nextValue()
  }
}
