import ViewCore

/// Puts the views of an item of a bar side by side on a capsule of glass, if the look has one.
///
/// A spacer separates the views into several capsules.
struct BarPlatter: ViewModifier {
  let platter: SystemLook.Platter?
  /// Whether the glass has the tint colour, as that of an action that confirms.
  let isProminent: Bool
  @Environment(\.hasOwnTint) private var hasOwnTint

  init(platter: SystemLook.Platter?, isProminent: Bool = false) {
    self.platter = platter
    self.isProminent = isProminent
  }

  func body(content: Content) -> some View {
    if let platter {
      Group(subviews: content) { views in
        let runs = runs(of: views)
        ForEach(Array(runs.indices), id: \.self) { index in
          if runs[index].first?.isSpacer == true {
            runs[index].first
          } else {
            capsule(runs[index], platter)
          }
        }
      }
    } else {
      content
    }
  }

  private func capsule(_ views: [Subview], _ platter: SystemLook.Platter) -> some View {
    // A disabled action has plain glass.
    let isProminent = isProminent && views.contains { $0.node.environment.isEnabled }
    return HStack(spacing: platter.padding) { ForEach(views) { $0 } }
      .font(.system(size: 17, weight: .medium))  // Measurements.md#navigation-bar-ios26
      .modifier(BarItemTint(isOwn: hasOwnTint, isProminent: isProminent))
      .padding(.horizontal, platter.padding)
      .frame(minWidth: platter.height)
      .frame(height: platter.height)
      .background { if isProminent { Capsule().fill(.tint) } }
      .glassEffect(.regular, in: Capsule())
  }

  /// Returns the spacers, each alone, and the views between them.
  private func runs(of views: SubviewsCollection) -> [[Subview]] {
    var runs: [[Subview]] = []
    for view in views {
      if view.isSpacer || runs.last?.first?.isSpacer != false {
        runs.append([view])
      } else {
        runs[runs.count - 1].append(view)
      }
    }
    return runs
  }
}

extension Subview {
  fileprivate var isSpacer: Bool { node is LeafNode<Spacer> }
}

/// Gives items on glass the label colour, unless the app has set a tint; on tinted glass, white.
private struct BarItemTint: ViewModifier {
  let isOwn: Bool
  let isProminent: Bool

  func body(content: Content) -> some View {
    if isProminent {
      content.tint(.white)
    } else if isOwn {
      content
    } else {
      content.tint(Color.primary)
    }
  }
}
