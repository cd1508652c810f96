import LayoutDSL

/// A container whose views are generated.
struct SessionContainer: SessionBranchView {
  let branch: SessionBranch
  @ObservedObject var model: SessionModel

  var body: some View {
    if branch.kind % 2 == 0 { stacks } else { others }
  }

  @ViewBuilder private var stacks: some View {
    switch branch.kind / 2 % 8 {
    case 0: VStack { all }
    case 1: HStack { all }
    case 2: ZStack { all }
    case 3: Group { all }
    case 4: HStack(alignment: .firstTextBaseline) { all }
    case 5: (isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { all }
    case 6: SessionColumns { all }
    default:
      Grid {
        GridRow { all }
        all
      }
    }
  }

  @ViewBuilder private var others: some View {
    switch branch.kind / 2 % 8 {
    case 0: ScrollView { VStack { all } }
    case 1: ScrollView(.horizontal) { LazyHStack { rows() } }
    case 2: ViewThatFits { all }
    case 3: ScrollView([.horizontal, .vertical]) { all }
    case 4: TabView { all }.tabViewStyle(.page).frame(height: 100)
    case 5: ControlGroup { all }
    case 6: GroupBox("box") { all }
    default: LabeledContent("label") { all }
    }
  }
}

/// A layout of the app: columns of equal width.
private struct SessionColumns: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width / CGFloat(max(subviews.count, 1))
    let heights = subviews.map { $0.sizeThatFits(.init(width: width, height: nil)).height }
    return CGSize(width: width * CGFloat(subviews.count), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
