import ViewCore

/// The background that a view sets for the widget that it is in.
package enum WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: HeldView? { nil }

  package static func reduce(value: inout HeldView?, nextValue: () -> HeldView?) {
    value = value ?? nextValue()
  }
}
