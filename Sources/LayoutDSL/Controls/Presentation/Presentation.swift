import Foundation
import ViewCore

/// A view that is presented above the whole screen.
struct Presentation: Equatable {
  enum Kind {
    case sheet, popover, cover, alert, dialog

    /// Whether the dark backgrounds of the presentation are lighter: a cover has no view around it.
    var isElevated: Bool { self != .cover }
  }

  var kind: Kind
  var content: HeldView
  let dismissal: Dismissal
  /// The environment of the view that presents.
  let environment: EnvironmentValues
  /// The place at which a popover points; nil for other kinds.
  var source: PopoverSource?

  static func == (left: Presentation, right: Presentation) -> Bool {
    left.kind == right.kind && left.content == right.content
      && left.dismissal === right.dismissal && left.source == right.source
  }
}

enum PresentationKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// Presents a view while a binding is true, in the environment of the presenting view.
struct PresentationModifier<Presented: View>: ViewModifier {
  let kind: Presentation.Kind
  let isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  let presented: () -> Presented
  @Environment(\.self) private var environment
  @State private var dismissal = Dismissal()

  func body(content: Content) -> some View {
    let presentation = isPresented.wrappedValue ? presentation : nil
    content
      .modifier(PresentationHosting())
      .transformPreference(PresentationKey.self) { list in
        if let presentation { list.append(presentation) }
      }
      .onChange(of: isPresented.wrappedValue) { _, isPresented in
        if !isPresented { onDismiss?() }
      }
  }

  private var presentation: Presentation {
    var inner = environment
    inner.navigator = nil
    inner.splitColumn = nil
    inner.listLinks = nil
    inner.dismissal = dismissal
    inner.listRowRole = nil
    inner.isBelowLargeTitle = false
    inner.leaveBar()
    inner.styles.color.isElevated = kind.isElevated
    let dismissal = dismissal
    let isPresented = isPresented
    dismissal.dismiss = { isPresented.wrappedValue = false }
    return Presentation(
      kind: kind,
      content: HeldView(
        view: AnyView(presented().modifier(EnvironmentWritingModifier { $0 = inner }))),
      dismissal: dismissal, environment: environment)
  }
}

/// Lets the root display presentations.
private nonisolated struct PresentationHosting: EngineModifier {
  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    PresentationLayer.of(inputs.graph).note(inputs.graph.transaction)
    inputs.make(content)
  }
}

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
      ForEach(Array(presentations.indices), id: \.self) { index in
        let presentation = presentations[index]
        let sheet = state(of: presentation)
        let form = presentation.form(
          sheet.wrappedValue.traits, horizontal: horizontal, vertical: vertical)
        if let backdrop = presentation.backdrop(form, sheet.wrappedValue) {
          Backdrop(color: backdrop, dismiss: presentation.dismissalByTap(sheet.wrappedValue))
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
    }
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
  /// The color between the presentation and the views behind it; nil if those can be touched.
  @MainActor fileprivate func backdrop(_ form: PresentationForm, _ sheet: SheetState) -> Color? {
    switch kind {
    case .cover: nil
    case .alert, .dialog: Backdrop.dimming
    case .sheet, .popover:
      switch form {
      case .cover: nil
      case .popover: .clear
      case .sheet: sheet.allowsTouchesBehind(in: environment) ? nil : Backdrop.dimming
      }
    }
  }

  /// Dismisses the presentation after a tap outside; nil if that does nothing.
  @MainActor fileprivate func dismissalByTap(_ sheet: SheetState) -> (() -> Void)? {
    if kind == .alert || sheet.traits.isDismissDisabled { return nil }
    let dismissal = dismissal
    return { dismissal.dismiss() }
  }
}

/// The view between a screen and a presentation.
private struct Backdrop: View {
  static let dimming = Color.black.opacity(0.2)  // Measurements.md#presentation-dimming

  let color: Color
  let dismiss: (() -> Void)?

  var body: some View {
    color.ignoresSafeArea().contentShape(Rectangle()).onTapGesture { dismiss?() }
  }
}

/// A handle with which the presentation layer sets the state of its stack.
final class PresentationSource {
  fileprivate(set) var binding: Binding<[Presentation]>?
}

private struct PresentedScreen: View {
  let presentation: Presentation
  let form: PresentationForm
  @Binding var sheet: SheetState

  var body: some View {
    Group {
      switch presentation.kind {
      case .sheet, .popover: SheetCard(presentation: presentation, form: form, state: $sheet)
      case .cover: CoverCard(presentation: presentation)
      case .alert, .dialog: presentation.content.view
      }
    }
    .modifier(
      EnvironmentWritingModifier { $0.styles.color.isElevated = presentation.kind.isElevated })
  }
}

/// The layer of the root that displays the presentations.
final class PresentationLayer: PreferenceObserver {
  private unowned let root: RootNode
  private let layer: SecondaryLayer
  private var last: [Presentation] = []
  private let source = PresentationSource()
  /// The transaction in which the presentations may have changed.
  private var transaction = Transaction()

  private init(root: RootNode) {
    self.root = root
    layer = SecondaryLayer(node: root)
    root.graph.hasTransitionModifiers = true
    root.graph.preferenceObservers.append(self)
    root.addPresentations(layer)
  }

  /// The layer of a screen; the first call adds it.
  static func of(_ graph: ViewGraph) -> PresentationLayer {
    let known = graph.preferenceObservers.firstNonNil { $0 as? PresentationLayer }
    return known ?? PresentationLayer(root: graph.root)
  }

  /// Remembers the transaction of a change if it disables animations.
  func note(_ transaction: Transaction) {
    if transaction.disablesAnimations { self.transaction = transaction }
  }

  var observedNode: GeometricNode { root }
  var keyName: String { typeName(of: PresentationKey.self) }

  func deliver() {
    let presentations = root.preference(PresentationKey.self) ?? []
    let transaction = transaction
    self.transaction = Transaction()
    guard presentations != last else { return }
    last = presentations
    root.graph.enqueue { [weak self] in
      self?.show(disablesAnimations: transaction.disablesAnimations)
    }
  }

  private func show(disablesAnimations: Bool) {
    if source.binding == nil {
      let inputs = _ViewInputs(parent: root, environment: root.environment)
      layer.make(PresentationStack(source: source), alignment: .center, inputs: inputs)
      root.setNeedsLayout()
    }
    var transaction = Transaction()
    transaction.disablesAnimations = disablesAnimations
    withTransaction(transaction) { source.binding?.wrappedValue = last }
  }
}
