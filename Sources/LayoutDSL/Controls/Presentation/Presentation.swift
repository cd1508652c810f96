import Foundation
import ViewCore

/// A view that is presented above the whole screen.
struct Presentation: Equatable {
  enum Kind {
    case sheet, cover, alert, dialog

    /// Whether the dark backgrounds of the presentation are lighter: a cover has no view around it.
    var isElevated: Bool { self != .cover }
  }

  var kind: Kind
  var content: HeldView
  let dismissal: Dismissal

  static func == (left: Presentation, right: Presentation) -> Bool {
    left.kind == right.kind && left.content == right.content
      && left.dismissal === right.dismissal
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
      dismissal: dismissal)
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

  @MainActor var body: some View {
    let _ = source.binding = $presentations
    ZStack {
      ForEach(Array(presentations.indices), id: \.self) { index in
        let presentation = presentations[index]
        if presentation.kind != .cover {
          DimmedScreen()
            .transition(ScreenMotion.fade)
            .zIndex(Double(2 * index + 1))
        }
        PresentedScreen(presentation: presentation)
          .transition(presentation.kind == .alert ? ScreenMotion.settling : ScreenMotion.fromBelow)
          .zIndex(Double(2 * index + 2))
      }
    }
  }
}

/// A handle with which the presentation layer sets the state of its stack.
final class PresentationSource {
  fileprivate(set) var binding: Binding<[Presentation]>?
}

private struct PresentedScreen: View {
  let presentation: Presentation

  var body: some View {
    Group {
      switch presentation.kind {
      case .sheet: SheetCard(presentation: presentation)
      case .cover: CoverCard(presentation: presentation)
      case .alert, .dialog: presentation.content.view
      }
    }
    .modifier(
      EnvironmentWritingModifier { $0.styles.color.isElevated = presentation.kind.isElevated })
  }
}

/// The dimming view between a screen and a presentation.
struct DimmedScreen: View {
  var body: some View {
    Color.black.opacity(0.2).ignoresSafeArea()  // Measurements.md#presentation-dimming
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
