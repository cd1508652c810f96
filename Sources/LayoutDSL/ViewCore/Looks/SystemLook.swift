import Foundation

/// The constants of the controls, lists, bars and presentations of one version of iOS.
///
/// Lengths are in points. Views read the look from their environment, so that none of them asks for
/// a version. A look is a class, so that a view reads one reference. The tables are
/// `SystemLook+iOS18.swift` and `SystemLook+iOS26.swift`.
nonisolated package final class SystemLook: Equatable, Sendable {
  package let button: Button
  package let toggle: Toggle
  package let slider: Slider
  package let stepper: Stepper
  package let picker: Picker
  package let field: Field
  package let list: List
  package let bar: Bar
  package let tabBar: TabBar
  package let sheet: Sheet
  package let alert: Alert
  package let menu: Menu
  package let columns: Columns
  package let glass: GlassForm

  init(
    button: Button, toggle: Toggle, slider: Slider, stepper: Stepper, picker: Picker,
    field: Field, list: List, bar: Bar, tabBar: TabBar, sheet: Sheet, alert: Alert, menu: Menu,
    columns: Columns, glass: GlassForm
  ) {
    self.button = button
    self.toggle = toggle
    self.slider = slider
    self.stepper = stepper
    self.picker = picker
    self.field = field
    self.list = list
    self.bar = bar
    self.tabBar = tabBar
    self.sheet = sheet
    self.alert = alert
    self.menu = menu
    self.columns = columns
    self.glass = glass
  }

  package static func == (left: SystemLook, right: SystemLook) -> Bool { left === right }
}

extension EnvironmentValues {
  /// The look of the system whose palette the view has.
  package var look: SystemLook {
    switch values.styles.color.palette {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}
