import Foundation
import SystemIntegration
import ViewCore

extension NodeDetails {
  /// Creates the details of a control: its name, value and style, and its state in an environment.
  @MainActor fileprivate init(
    of control: any View, called otherName: String? = nil, style: Any? = nil,
    ofKind kind: String? = nil, value: String? = nil,
    in environment: EnvironmentValues
  ) {
    self.init()
    let name = otherName ?? typeName(of: type(of: control))
    add(Self.control, name)
    addValue(value)
    addStyle(style, of: kind ?? name)
    add(".controlSize", "\(environment.controlSize)")
    add(".disabled", !environment.isEnabled)
    addTint(in: environment)
  }

  fileprivate mutating func addTint(in environment: EnvironmentValues) {
    guard let tint = environment.styles.tint?.resolvedStyle(in: environment).fill else { return }
    if case .color(let color) = tint { add(".tint", "\(color)") } else { add(".tint", "gradient") }
  }

  /// Adds a value; one that is described by its address is another one in each process.
  fileprivate mutating func addValue(_ value: String?) {
    if value?.contains("0x") != true { add("value", value) }
  }

  /// Creates the details of a container, whose content is no part of a control: its style.
  @MainActor fileprivate init(
    container: any View, called otherName: String? = nil, style: Any? = nil
  ) {
    self.init()
    let name = otherName ?? typeName(of: type(of: container))
    add(Self.container, name)
    addStyle(style, of: name)
  }

  /// Adds a style of the system as a source has it, such as `bordered`, and another one by its type.
  private mutating func addStyle(_ style: Any?, of control: String) {
    guard let style else { return }
    let represented = (type(of: style) as? any Representing.Type)?.represented ?? type(of: style)
    var name = typeName(of: represented)
    let kind = "\(control)Style"
    if _typeName(represented, qualified: true).hasPrefix("Controls."), name.hasSuffix(kind) {
      name = String(name.dropLast(kind.count))
      if name == "Default" { return }
      name = name.prefix(1).lowercased() + name.dropFirst()
    }
    add(".\(control.prefix(1).lowercased())\(control.dropFirst())Style", name)
  }
}

private func number(_ value: Double) -> String { formatted(CGFloat(value)) }

// MARK: Controls

extension Button: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails(
      of: self, style: environment.buttonStyles.innermost, in: environment)
    details.add("role", role?.name)
    if environment.buttonBorderShape != .automatic {
      details.add(".buttonBorderShape", environment.buttonBorderShape.name)
    }
    return details
  }
}

extension Toggle: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.toggleStyles.innermost,
      value: isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off", in: environment)
  }
}

extension Slider: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(of: self, value: number(fraction.wrappedValue), in: environment)
  }
}

extension Stepper: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(of: self, in: environment)
  }
}

extension Picker: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.pickerStyle,
      value: selection.first.map { "\($0.wrappedValue)" }, in: environment)
  }
}

extension DatePicker: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.datePickerStyles.innermost,
      value: selection.wrappedValue.formatted(.iso8601), in: environment)
  }
}

extension MultiDatePicker: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(of: self, in: environment)
  }
}

extension ColorPicker: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, value: "\(selection.wrappedValue.resolve(in: environment))", in: environment)
  }
}

extension TextField: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.textFieldStyles.innermost, in: environment)
  }
}

extension SecureField: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.textFieldStyles.innermost, ofKind: "TextField", in: environment)
  }
}

extension TextEditor: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.textEditorStyles.innermost, in: environment)
  }
}

extension Menu: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(of: self, style: environment.menuStyles.innermost, in: environment)
  }
}

extension NavigationLink: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.buttonStyles.innermost, ofKind: "Button", in: environment)
  }
}

extension Link: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.buttonStyles.innermost, ofKind: "Button", in: environment)
  }
}

extension ProgressView: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.progressViewStyles.innermost,
      value: fraction.map(number), in: environment)
  }
}

extension Gauge: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(
      of: self, style: environment.gaugeStyles.innermost, value: number(fraction),
      in: environment)
  }
}

// MARK: Containers

extension Label: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(container: self, style: environment.labelStyles.innermost)
  }
}

extension GroupBox: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(container: self, style: environment.groupBoxStyles.innermost)
  }
}

extension DisclosureGroup: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails(container: self, style: environment.disclosureGroupStyles.innermost)
    details.addValue(isExpanded.map { $0.wrappedValue ? "expanded" : "collapsed" })
    return details
  }
}

extension ControlGroup: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(container: self, style: environment.controlGroupStyles.innermost)
  }
}

extension Form: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    NodeDetails(container: self, style: environment.formStyles.innermost)
  }
}

extension List: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails(container: self)
    details.add(".listStyle", "\(environment.listKind)")
    details.add(".listSectionSpacing", environment.listSection.spacing.map { formatted($0) })
    if environment.headerProminence == .increased { details.add(".headerProminence", "increased") }
    if environment.hidesScrollContentBackground {
      details.add(".scrollContentBackground", "hidden")
    }
    return details
  }
}

extension TabView: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails(container: self, style: environment.tabViewStyle)
    details.addValue(selection.map { "\($0.wrappedValue)" })
    details.addTint(in: environment)
    return details
  }
}

// MARK: Bars and presentations

extension NavigationBar: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails(container: self)
    if content.title != nil {
      details.add(".navigationBarTitleDisplayMode", showsLargeTitle ? "large" : "inline")
    }
    let bar = content.navigationBar
    if bar.visibility != .automatic || bar.background != nil {
      details.add(
        ".toolbarBackground", bar.background == nil ? "\(bar.visibility)" : "another view")
    }
    details.add(".searchable", content.search != nil)
    details.add(
      ".toolbar",
      content.items.isEmpty
        ? nil : content.items.map { "\($0.placement.place)" }.joined(separator: " "))
    return details
  }
}

extension SheetCard: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails(container: self, called: "Sheet")
    let traits = state.traits
    details.add(".presentationCornerRadius", traits.cornerRadius.map { formatted($0) })
    details.add(".presentationDragIndicator", traits.showsDragIndicator ? "visible" : nil)
    details.add(
      ".presentationDetents",
      traits.detents.isEmpty ? nil : traits.detents.map(\.name).sorted().joined(separator: " "))
    return details
  }
}

extension TabBarItem: DescribedControl {
  package func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails(of: self, called: "Tab", in: environment)
    details.add("value", isSelected ? "selected" : nil)
    details.add(".badge", badge?.plainString)
    return details
  }
}
