import ViewCore

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
    inner.columnToggle = nil
    inner.isInSidebar = false
    inner.isWide = false
    inner.tabBarPlacement = nil
    inner.listLinks = nil
    inner.dismissal = dismissal
    inner.presentation = ObjectIdentifier(dismissal)
    inner.listRowRole = nil
    inner.isBelowLargeTitle = false
    inner.refreshControlLift = 0
    inner.resetScrolling(along: [.horizontal, .vertical])
    inner.leaveBar()
    if kind == .alert || kind == .dialog { inner.resetTextStyle() }
    inner.styles.color.isElevated = kind.isElevated
    let dismissal = dismissal
    let isPresented = isPresented
    dismissal.dismiss = { isPresented.wrappedValue = false }
    return Presentation(
      kind: kind,
      content: ViewReference(
        view: AnyView(
          presented().modifier(
            EnvironmentWritingModifier {
              // A card has size classes of its own, whatever the column that presents it.
              let (isCentred, isInSheet) = ($0.isInCentredSheet, $0.isInSheet)
              let colorScheme = $0.presentedColorScheme
              $0 = inner
              ($0.isInCentredSheet, $0.isInSheet) = (isCentred, isInSheet)
              if let colorScheme { $0.colorScheme = colorScheme }
              if isCentred { $0.horizontalSizeClass = .compact }
            }))),
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
