import ViewCore

/// The presented views; the last one is topmost.
nonisolated struct PresentationStack: View {
  let source: PresentationSource
  @State private var presentations: [Presentation] = []
  @State private var sheets: [ObjectIdentifier: SheetState] = [:]
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  @MainActor var body: some View {
    let _ = source.binding = $presentations
    ZStack {
      ForEach(places) { screen(at: $0.index) }
    }
  }

  /// A presentation, which keeps its identity if others before it end.
  private struct Place: Identifiable {
    let id: ObjectIdentifier
    let index: Int
  }

  private var places: [Place] {
    presentations.enumerated().map {
      Place(id: ObjectIdentifier($0.element.dismissal), index: $0.offset)
    }
  }

  @MainActor @ViewBuilder private func screen(at index: Int) -> some View {
    let presentation = presentations[index]
    let sheet = state(of: presentation)
    let form = presentation.form(
      sheet.wrappedValue.traits, horizontal: horizontal, vertical: vertical)
    if let backdrop = presentation.backdrop(form, sheet.wrappedValue) {
      Group {
        let dismiss = presentation.dismissalByTap(sheet.wrappedValue)
        if let root = root(behind: index, form: form) {
          PushedBackScreen(
            root: root, look: presentation.environment.look.sheet, dismiss: dismiss)
        } else {
          Backdrop(color: backdrop, dismiss: dismiss)
        }
      }
      .transition(ScreenMotion.fade)
      .zIndex(Double(2 * index + 1))
    }
    PresentedScreen(presentation: presentation, form: form, sheet: sheet)
      .onDisappear { sheet.wrappedValue = SheetState() }
      .transition(
        presentation.kind == .alert ? ScreenMotion.settling : ScreenMotion.card(as: form)
      )
      .zIndex(Double(2 * index + 2))
  }

  /// The root whose content a sheet pushes back; nil if it stays in place, as below another sheet.
  @MainActor private func root(behind index: Int, form: PresentationForm) -> RootNode? {
    let presentation = presentations[index]
    let isLarge = state(of: presentation).wrappedValue.isLarge(in: presentation)
    let isFirst = !presentations.prefix(index).contains { $0.kind == .sheet || $0.kind == .cover }
    return form == .sheet && isLarge && isFirst ? source.root : nil
  }

  @MainActor private func state(of presentation: Presentation) -> Binding<SheetState> {
    let id = ObjectIdentifier(presentation.dismissal)
    let sheets = $sheets
    return Binding {
      sheets.wrappedValue[id] ?? SheetState()
    } set: {
      sheets.wrappedValue[id] = $0
    }
  }
}

extension Presentation {
  /// The colour between the presentation and the views behind it; nil if those receive touches.
  @MainActor fileprivate func backdrop(_ form: PresentationForm, _ sheet: SheetState) -> Color? {
    switch kind {
    case .cover: nil
    case .alert: Backdrop.dimming
    case .dialog: form == .popover ? .clear : Backdrop.dimming
    case .sheet, .popover:
      switch form {
      case .cover: nil
      case .popover: .clear
      case .sheet, .centredSheet:
        sheet.allowsTouchesBehind(in: environment) ? nil : Backdrop.dimming
      }
    }
  }

  /// The action of a tap outside the presentation, which dismisses it; nil if a tap has no effect.
  @MainActor fileprivate func dismissalByTap(_ sheet: SheetState) -> (() -> Void)? {
    if kind == .alert || sheet.traits.isDismissDisabled { return nil }
    let dismissal = dismissal
    return { dismissal.dismiss() }
  }
}

/// A handle with which the presentation layer sets the state of its stack.
final class PresentationSource {
  fileprivate(set) var binding: Binding<[Presentation]>?
  weak var root: RootNode?
}

private struct PresentedScreen: View {
  let presentation: Presentation
  let form: PresentationForm
  @Binding var sheet: SheetState

  var body: some View {
    Group {
      switch presentation.kind {
      case .sheet where form == .centredSheet:
        CentredSheet(presentation: presentation, state: $sheet)
      case .sheet, .popover: SheetCard(presentation: presentation, form: form, state: $sheet)
      case .dialog where form == .popover:
        SheetCard(presentation: presentation, form: form, state: $sheet)
      case .cover: CoverCard(presentation: presentation)
      case .alert, .dialog: presentation.content.view
      }
    }
    .modifier(
      EnvironmentWritingModifier { $0.styles.color.isElevated = presentation.kind.isElevated }
    )
    .modifier(PresentedColorScheme())
  }
}
