import LayoutDSL

/// Generated views that run code of the app: readers, animators, observers and presentations.
struct SessionSpecial: SessionBranchView {
  let branch: SessionBranch
  @ObservedObject var model: SessionModel

  var body: some View {
    switch branch.kind % 4 {
    case 0: readers
    case 1: animators
    case 2: observers
    default: presenters
    }
  }

  @ViewBuilder private var readers: some View {
    switch branch.kind / 4 % 4 {
    case 0: GeometryReader { _ in all }
    case 1: GeometryReader { proxy in if proxy.size.width > 150 { all } else { first } }
    case 2:
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
      } symbols: {
        first.tag(0)
      }
      .frame(height: 60)
    default: TimelineView(.periodic(from: .now, by: 0.2)) { _ in first }
    }
  }

  @ViewBuilder private var animators: some View {
    switch branch.kind / 4 % 4 {
    case 0: PhaseAnimator([0.5, 1]) { first.opacity($0) }
    case 1:
      first.phaseAnimator([0, 20, -20], trigger: isOn) {
        $0.offset(x: $1)
      } animation: {
        $0 == 0 ? .spring : .linear(duration: 0.1)
      }
    case 2:
      KeyframeAnimator(initialValue: 1.0, trigger: isOn) { value in
        first.scaleEffect(value)
      } keyframes: { _ in
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1, duration: 0.3)
      }
    default:
      all.keyframeAnimator(initialValue: 0.0, repeating: isOn) {
        $0.rotationEffect(.degrees($1))
      } keyframes: { _ in
        CubicKeyframe(90, duration: 0.2)
        MoveKeyframe(0)
      }
    }
  }

  @ViewBuilder private var observers: some View {
    switch branch.kind / 4 % 6 {
    case 0: first.onAppear { model.selection += 1 }.onDisappear { model.selection = 0 }
    case 1:
      first.onGeometryChange(for: CGFloat.self) {
        $0.size.width.rounded()
      } action: {
        model.text = "\($0)"
      }
    case 2: first.task(id: model.selection) { model.number = Double(model.selection) / 4 }
    case 3: first.onChange(of: model.ids) { withAnimation { model.flags ^= 1 } }
    case 4:
      ScrollView { all }.onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 20
      } action: {
        if $0 != $1 { model.selection = $1 ? 1 : 0 }
      }
    default: first.onAppear { withAnimation { model.ids = model.ids.reversed() } }
    }
  }

  @ViewBuilder private var presenters: some View {
    switch branch.kind / 4 % 6 {
    case 0: first.toolbar { ToolbarItem { Button("t") { model.isPresented = false } } }
    case 1: first.alert("alert", isPresented: $model.isPresented) { Button("ok") {} }
    case 2: first.popover(isPresented: model.flag(branch.kind)) { all }
    case 3: first.searchable(text: $model.text).searchSuggestions { Text("suggestion") }
    case 4: first.inspector(isPresented: model.flag(branch.kind)) { all }
    default:
      first.sheet(isPresented: model.flag(branch.kind)) {
        Button("close") { model.flags = 0 }.interactiveDismissDisabled(isOn)
      }
    }
  }
}
