import LayoutDSL

/// A modifier around generated views.
struct SessionModified: SessionBranchView {
  let branch: SessionBranch
  @ObservedObject var model: SessionModel
  @Namespace private var namespace

  var body: some View {
    switch branch.kind % 3 {
    case 0: layout
    case 1: identity
    default: decoration
    }
  }

  @ViewBuilder private var layout: some View {
    switch branch.kind / 3 % 8 {
    case 0: all.padding(isOn ? 4 : 9)
    case 1: all.offset(x: isOn ? 30 : 0).animation(.default, value: isOn)
    case 2: first.frame(width: isOn ? 100 : nil).rotationEffect(.degrees(isOn ? 30 : 0))
    case 3: first.safeAreaInset(edge: .bottom) { all }
    case 4: all.containerRelativeFrame(.horizontal, count: isOn ? 2 : 3, spacing: 4)
    case 5: all.fixedSize().layoutPriority(isOn ? 1 : 0)
    case 6: first.safeAreaPadding(isOn ? 8 : 0).ignoresSafeArea()
    default: first.visualEffect { [isOn] in $0.offset(y: isOn ? $1.size.height : 0) }
    }
  }

  @ViewBuilder private var identity: some View {
    switch branch.kind / 3 % 8 {
    case 0: if isOn { first.transition(.slide) } else { all.transition(.opacity) }
    case 1: first.id(isOn)
    case 2: all.matchedGeometryEffect(id: 1, in: namespace, isSource: isOn)
    case 3: matched
    case 4: AnyView(isOn ? AnyView(first) : AnyView(all))
    case 5: if isOn { first.transition(.move(edge: .trailing).combined(with: .scale)) }
    case 6: first.environment(\.layoutDirection, isOn ? .leftToRight : .rightToLeft)
    default: all.transaction { if isOn { $0.animation = nil } }
    }
  }

  /// A view that flies from one place to another.
  private var matched: some View {
    HStack {
      if isOn { first.matchedGeometryEffect(id: 2, in: namespace) }
      Spacer()
      if !isOn { first.matchedGeometryEffect(id: 2, in: namespace) }
    }
    .animation(.spring, value: isOn)
  }

  @ViewBuilder private var decoration: some View {
    switch branch.kind / 3 % 8 {
    case 0: first.overlay { if isOn { all } }
    case 1: first.background { all }
    case 2: first.mask { all }
    case 3: first.contextMenu { Button("a") { model.ids = [] } }
    case 4: first.drawingGroup().shadow(radius: isOn ? 4 : 0)
    case 5: all.disabled(isOn).redacted(reason: isOn ? .placeholder : [])
    case 6: all.clipShape(Circle()).blur(radius: isOn ? 2 : 0)
    default: all.hidden().overlay { first.scaleEffect(isOn ? 0 : 1) }
    }
  }
}
