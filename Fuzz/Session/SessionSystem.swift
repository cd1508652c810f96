import LayoutDSL

/// Generated views with transitions, glass, menus and other effects of the system.
struct SessionSystem: SessionBranchView {
  let branch: SessionBranch
  @ObservedObject var model: SessionModel
  @Namespace private var namespace

  var body: some View {
    switch branch.kind % 3 {
    case 0: glass
    case 1: transitions
    default: modified
    }
  }

  @ViewBuilder private var glass: some View {
    switch branch.kind / 3 % 4 {
    case 0:
      GlassEffectContainer(spacing: 20) {
        HStack {
          first.glassEffect().glassEffectID(1, in: namespace)
          if isOn { Text("glass").glassEffect().glassEffectID(2, in: namespace) }
        }
      }
    case 1: GlassEffectContainer { all.glassEffect(.regular, in: .rect(cornerRadius: 8)) }
    case 2:
      HStack {
        first.glassEffect().glassEffectUnion(id: 0, namespace: namespace)
        Button("g") { model.flags ^= 2 }.buttonStyle(.glass)
      }
      .animation(.bouncy, value: isOn)
    default: first.background(.ultraThinMaterial)
    }
  }

  @ViewBuilder private var transitions: some View {
    switch branch.kind / 3 % 5 {
    case 0:
      ZStack {
        if isOn {
          first.matchedGeometryEffect(id: 0, in: namespace).transition(.blurReplace)
        } else {
          all.matchedGeometryEffect(id: 0, in: namespace).transition(.push(from: .leading))
        }
      }
      .animation(.snappy, value: isOn)
    case 1:
      VStack {
        ForEach(model.ids.prefix(4), id: \.self) {
          Text("\($0)").transition(.asymmetric(insertion: .scale, removal: .move(edge: .leading)))
        }
      }
      .animation(.default, value: model.ids)
    case 2: first.id(model.selection).transition(.opacity.animation(.linear(duration: 0.2)))
    case 3: if isOn { first.transition(SessionTransition()) }
    default: first.geometryGroup().animation(.smooth) { $0.opacity(isOn ? 1 : 0.4) }
    }
  }

  @ViewBuilder private var modified: some View {
    switch branch.kind / 3 % 9 {
    case 0:
      first.contextMenu {
        Menu("more") { Button("delete", role: .destructive) { model.ids = [] } }
      } preview: {
        all
      }
    case 1: first.draggable("dragged").dropDestination(for: String.self) { _, _ in true }
    case 2: DisclosureGroup("more", isExpanded: model.flag(branch.kind)) { all }
    case 3:
      first.popover(isPresented: model.flag(branch.kind)) {
        all.presentationCompactAdaptation(.popover)
      }
    case 4:
      first.confirmationDialog("sure", isPresented: model.flag(branch.kind)) { Button("ok") {} }
    case 5: first.gesture(DragGesture().onEnded { _ in model.flags ^= 1 })
    case 6:
      first.anchorPreference(key: SessionBounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(SessionBounds.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Color.blue.frame(width: proxy[anchor].width, height: 2) }
          }
        }
    case 7: first.alignmentGuide(.leading) { isOn ? $0.width : 0 }
    default: first.environment(\.dynamicTypeSize, isOn ? .xSmall : .xxxLarge)
    }
  }
}

/// A transition of the app.
private struct SessionTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 40)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// The bounds of the first view that sets them.
private enum SessionBounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
