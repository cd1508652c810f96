import ViewCore

/// Puts the views of an item of a bar side by side on a capsule of glass, if the look has one.
///
/// A spacer separates the views into several capsules.
struct BarPlatter: ViewModifier {
  let platter: SystemLook.Platter?
  /// Whether the glass has the tint colour, as that of an action that confirms.
  let isProminent: Bool

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
            BarCapsule(views: runs[index], platter: platter, isProminent: isProminent)
          }
        }
      }
    } else {
      content
    }
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

/// Views side by side on a capsule of glass.
struct BarCapsule: View {
  let views: [Subview]
  let platter: SystemLook.Platter
  var isProminent = false
  /// Whether each view is a symbol, in the middle of a cell as wide as the platter is high if there
  /// are several (Measurements.md#bar-items-shared).
  var holdsSymbols = false
  /// Receives whether a view contains a text, at first and when that changes.
  var onTextChange: (Subview.ID, Bool) -> Void = { _, _ in }
  @Environment(\.hasOwnTint) private var hasOwnTint

  var body: some View {
    // A disabled action has plain glass.
    let isProminent = isProminent && views.contains { $0.node.environment.isEnabled }
    let hasCells = holdsSymbols && views.count > 1
    HStack(spacing: hasCells ? 0 : platter.padding) {
      ForEach(views) { view in
        view.onGeometryChange(for: Bool.self) {
          $0.hasText
        } action: {
          onTextChange(view.id, $0)
        }
        .frame(minWidth: hasCells ? platter.height : nil)
      }
    }
    .font(.system(size: 17, weight: .medium))  // Measurements.md#navigation-bar-ios26
    .modifier(BarItemTint(isOwn: hasOwnTint, isProminent: isProminent))
    .modifier(PlatterLayout(platter: platter, isSingle: views.count == 1, hasCells: hasCells))
    .environment(\.isOnPlatter, true)
    .backgroundPreferenceValue(PlatterTintKey.self) { tint in
      if let tint = isProminent ? AnyShapeStyle(.tint) : tint { Capsule().fill(tint) }
    }
    .glassEffect(.regular, in: Capsule())
  }
}

/// Puts the content of a capsule between its ends; a symbol alone is in a circle, if that has room.
nonisolated private struct PlatterLayout: UnaryLayout {
  let platter: SystemLook.Platter
  let isSingle: Bool
  let hasCells: Bool

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: GeometricNode, node: GeometricNode
  ) -> CGSize {
    let width = child.measure(offer(proposal)).width
    return CGSize(
      width: max(width + 2 * padding(of: child, proposal), platter.height), height: platter.height)
  }

  func placement(
    of child: GeometricNode, size: CGSize, proposal: ProposedViewSize, node: GeometricNode
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal)
    let content = child.measure(offer)
    let origin = CGPoint(
      x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    return (origin, offer)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - (hasCells ? 0 : 2 * platter.padding), 0) },
      height: platter.height)
  }

  /// The distance at the sides of the content (Measurements.md#bar-item-circle).
  private func padding(of child: GeometricNode, _ proposal: ProposedViewSize) -> CGFloat {
    if hasCells { return 0 }
    let offer = offer(proposal)
    let hasText = child.hasText(size: child.measure(offer), proposal: offer)
    return isSingle && !hasText ? platter.padding / 2 : platter.padding
  }
}

extension Subview {
  var isSpacer: Bool { node is LeafNode<Spacer> }
}

/// Gives items on glass the label colour, unless the app has set a tint; on tinted glass, white.
struct BarItemTint: ViewModifier {
  /// The tint of items on plain glass (Measurements.md#bar-item-ink-ios26).
  static let plain = AnyShapeStyle(Color.primary.opacity(0.9))
  let isOwn: Bool
  let isProminent: Bool

  func body(content: Content) -> some View {
    if isProminent {
      content.tint(.white).environment(\.isOnTintedGlass, true)
    } else if isOwn {
      content
    } else {
      content.tint(Self.plain)
    }
  }
}

/// The tint that a prominent button gives all of the glass that it is on; nil for plain glass.
enum PlatterTintKey: PreferenceKey {
  static var defaultValue: AnyShapeStyle? { nil }

  static func reduce(value: inout AnyShapeStyle?, nextValue: () -> AnyShapeStyle?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  private enum IsOnPlatterKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is on the glass of a bar, which is the background of its buttons.
  var isOnPlatter: Bool {
    get { self[IsOnPlatterKey.self] }
    set { self[IsOnPlatterKey.self] = newValue }
  }

  private enum IsOnTintedGlassKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is on glass in the tint, whose items are white.
  var isOnTintedGlass: Bool {
    get { self[IsOnTintedGlassKey.self] }
    set { self[IsOnTintedGlassKey.self] = newValue }
  }
}
