import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// The controls whose styles users can write, and that can be made in a style again.
private enum Kind: CaseIterable {
  case button, controlGroup, datePicker, disclosureGroup, form, gauge, groupBox, label
  case labeledContent, menu, progressView, textField, toggle
}

/// A style of every kind: the control that it makes again, in a padding of 1 point.
///
/// A dynamic property in `held` makes the engine update the style before it is used.
private struct Ring<Held>: PrimitiveButtonStyle, ControlGroupStyle, DatePickerStyle,
  DisclosureGroupStyle, FormStyle, GaugeStyle, GroupBoxStyle, LabelStyle, LabeledContentStyle,
  MenuStyle, ProgressViewStyle, TextFieldStyle, ToggleStyle
{
  typealias Body = AnyView
  typealias _Body = AnyView

  let name: String
  let held: Held

  private func ring<Content: View>(_ content: Content) -> AnyView {
    AnyView(content.padding(1).probe(name))
  }

  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    ring(Button(configuration))
  }

  func makeBody(configuration: ControlGroupStyleConfiguration) -> AnyView {
    ring(ControlGroup(configuration))
  }

  func makeBody(configuration: DatePickerStyleConfiguration) -> AnyView {
    ring(DatePicker(selection: configuration.$selection) { configuration.label })
  }

  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    ring(
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      })
  }

  func makeBody(configuration: FormStyleConfiguration) -> AnyView { ring(Form(configuration)) }

  func makeBody(configuration: GaugeStyleConfiguration) -> AnyView {
    ring(Gauge(value: configuration.value) { configuration.label })
  }

  func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView {
    ring(GroupBox(configuration))
  }

  func makeBody(configuration: LabelStyleConfiguration) -> AnyView { ring(Label(configuration)) }

  func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
    ring(LabeledContent(configuration))
  }

  func makeBody(configuration: MenuStyleConfiguration) -> AnyView { ring(Menu(configuration)) }

  func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
    ring(ProgressView(configuration))
  }

  func _body(configuration: TextField<_TextFieldStyleLabel>) -> AnyView { ring(configuration) }

  func makeBody(configuration: ToggleStyleConfiguration) -> AnyView { ring(Toggle(configuration)) }
}

extension Kind {
  /// A control of the kind with a label or with content.
  @MainActor func control<Part: View>(_ part: Part) -> AnyView {
    switch self {
    case .button: AnyView(Button(action: {}) { part })
    case .controlGroup: AnyView(ControlGroup { part })
    case .datePicker: AnyView(DatePicker(selection: .constant(.distantPast)) { part })
    case .disclosureGroup: AnyView(DisclosureGroup(content: {}) { part })
    case .form: AnyView(Form { part })
    case .gauge: AnyView(Gauge(value: 0.5) { part })
    case .groupBox: AnyView(GroupBox { part })
    case .label: AnyView(Label(title: { part }, icon: {}))
    case .labeledContent: AnyView(LabeledContent(content: {}) { part })
    case .menu: AnyView(Menu(content: {}) { part })
    case .progressView: AnyView(ProgressView(value: 0.5) { part })
    case .textField: AnyView(TextField(text: .constant("")) { part })
    case .toggle: AnyView(Toggle(isOn: .constant(false)) { part })
    }
  }

  /// The view with a style for controls of the kind.
  @MainActor func styled<Held>(_ view: AnyView, by ring: Ring<Held>) -> AnyView {
    switch self {
    case .button: AnyView(view.buttonStyle(ring))
    case .controlGroup: AnyView(view.controlGroupStyle(ring))
    case .datePicker: AnyView(view.datePickerStyle(ring))
    case .disclosureGroup: AnyView(view.disclosureGroupStyle(ring))
    case .form: AnyView(view.formStyle(ring))
    case .gauge: AnyView(view.gaugeStyle(ring))
    case .groupBox: AnyView(view.groupBoxStyle(ring))
    case .label: AnyView(view.labelStyle(ring))
    case .labeledContent: AnyView(view.labeledContentStyle(ring))
    case .menu: AnyView(view.menuStyle(ring))
    case .progressView: AnyView(view.progressViewStyle(ring))
    case .textField: AnyView(view.textFieldStyle(ring))
    case .toggle: AnyView(view.toggleStyle(ring))
    }
  }
}

@MainActor struct StyleStackTests {
  private func part(_ name: String = "part") -> some View {
    Color.red.frame(width: 20, height: 10).probe(name)
  }

  /// Returns a screen with a control in styles, the innermost style first.
  private func screen<Held>(
    _ kind: Kind, _ content: AnyView, styles: [String], holding held: Held
  ) -> Screen {
    Screen(300, 200) {
      styles.reduce(content) { kind.styled($0, by: Ring(name: $1, held: held)) }
    }
  }

  /// The diagnostics, except those of symbols, which these screens do not have.
  private func mistakes(on screen: Screen) -> [Diagnostic] {
    screen.graph.diagnostics.filter {
      if case .unknownSymbol = $0.problem { false } else { true }
    }
  }

  private func expectNested(_ names: [String], on screen: Screen, _ kind: Kind) {
    #expect(screen.probes == names + ["part"], "\(kind)")
    for (name, next) in zip(names, names.dropFirst()) {
      #expect(screen.frame(next) == screen.frame(name).insetBy(dx: 1, dy: 1), "\(kind)")
    }
    #expect(mistakes(on: screen) == [], "\(kind)")
  }

  @Test(arguments: 1...3) func aControlOfAStyleHasTheNextOuterStyle(depth: Int) {
    let names = (1...depth).map { "style\($0)" }
    for kind in Kind.allCases {
      let control = kind.control(part())
      expectNested(names, on: screen(kind, control, styles: names, holding: ()), kind)
      expectNested(
        names,
        on: screen(
          kind, control, styles: names, holding: Environment(\.layoutDirection)), kind)
    }
  }

  @Test func aControlInAControlHasOnlyTheOuterStyles() {
    struct Plain: GroupBoxStyle {
      let name: String
      func makeBody(configuration: Configuration) -> some View {
        configuration.content.padding(1).probe(name)
      }
    }
    let screen = Screen(300, 200) {
      GroupBox { GroupBox { GroupBox { part() }.padding(.leading, 3) } }
        .groupBoxStyle(Plain(name: "inner"))
        .groupBoxStyle(Plain(name: "outer"))
    }
    #expect(screen.probes == ["inner", "outer", "part"])
    // The third box has the default style, with a padding of 16.
    #expect(screen.frame("inner").size == CGSize(width: 20 + 32 + 3 + 4, height: 10 + 32 + 4))
  }

  @Test func aStyleThatMakesAControlReachesNoControlInTheLabel() {
    for kind in Kind.allCases where kind != .form {
      let screen = screen(
        kind, kind.control(kind.control(part())), styles: ["style"], holding: ())
      #expect(screen.probes == ["style", "part"], "\(kind)")
      #expect(mistakes(on: screen) == [], "\(kind)")
    }
  }

  @Test func aStyleCanSetItselfOnItsContent() {
    struct Outline: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content.padding(.leading, 10).disclosureGroupStyle(self)
        }
      }
    }
    let screen = Screen(300, 200) {
      DisclosureGroup {
        DisclosureGroup {
          part("leaf")
        } label: {
          part("branch")
        }
      } label: {
        part("root")
      }
      .disclosureGroupStyle(Outline())
    }
    #expect(screen.probes == ["root", "branch", "leaf"])
    #expect(screen.frame("leaf").minY == screen.frame("branch").maxY)
  }

  @Test func aControlBesideAStyledOneKeepsItsStyle() {
    let screen = Screen(300, 200) {
      VStack {
        Toggle(isOn: .constant(true)) { part() }.toggleStyle(Ring(name: "own", held: ()))
        Toggle(isOn: .constant(true)) { part() }
      }
      .toggleStyle(Ring(name: "common", held: ()))
    }
    #expect(screen.probes == ["own", "common", "part", "common", "part"])
  }

  @Test func buttonStylesOfBothKindsCompose() {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(configuration.isPressed ? 4 : 2).probe("boxed")
      }
    }
    let journal = Journal()
    let screen = Screen(300, 200) {
      Button {
        journal.note("tap")
      } label: {
        part()
      }
      .buttonStyle(Ring(name: "ring", held: ()))
      .buttonStyle(Boxed())
    }
    #expect(screen.probes == ["ring", "boxed", "part"])
    screen.down(150, 100)
    #expect(screen.frame("boxed").width == 28)
    screen.up(150, 100)
    #expect(journal.entries == ["tap"])
  }

  @Test func aStyleThatSetsItselfOnTheControlItMakesIsLeftOut() {
    struct Endless: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(self)
      }
    }
    let screen = Screen { Label(title: { part() }, icon: {}).labelStyle(Endless()) }
    #expect(screen.probes == [])
    #expect(!screen.graph.diagnostics.isEmpty)
  }

  @Test func systemStylesHideOuterStyles() {
    let rings = Ring(name: "ring", held: ())
    let screen = Screen(300, 300) {
      VStack {
        TextField("", text: .constant("a")).textFieldStyle(.plain)
        TextField("", text: .constant("a")).textFieldStyle(.roundedBorder)
        Toggle("", isOn: .constant(true)).toggleStyle(.switch)
        Gauge(value: 0.5) { part() }.gaugeStyle(.accessoryCircular)
        Label("", systemImage: "star").labelStyle(.titleOnly)
        Menu("") {}.menuStyle(.button)
      }
      .textFieldStyle(rings).toggleStyle(rings).gaugeStyle(rings).labelStyle(rings)
      .menuStyle(rings)
    }
    #expect(screen.probes == ["part"])
  }

  @Test func equalStacksAreEqual() {
    func environment(_ names: String...) -> EnvironmentValues {
      var environment = EnvironmentValues()
      for name in names { environment.toggleStyles.append(Ring(name: name, held: ())) }
      return environment
    }
    struct Dotted: ToggleStyle, Equatable {
      let size: Int
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    var (small, equal, large) = (EnvironmentValues(), EnvironmentValues(), EnvironmentValues())
    small.toggleStyles.append(Dotted(size: 1))
    equal.toggleStyles.append(Dotted(size: 1))
    large.toggleStyles.append(Dotted(size: 2))
    #expect(small == equal && small != large)
    #expect(environment("a") != environment("a", "a"))
    #expect(environment("a").toggleStyles.outer == EnvironmentValues().toggleStyles)
    #expect(EnvironmentValues().toggleStyles.outer == nil)
  }
}
