import Foundation
import ViewCore

extension View {
  /// Presents a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Presents a sheet for an item while the item is not nil.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(isPresented: item.isPresent(), onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  /// Covers the screen with a view while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: .cover, isPresented: isPresented, onDismiss: onDismiss, presented: content))
  }

  /// Covers the screen with a view for an item while the item is not nil.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  /// Presents a sheet while a binding is true, as inspectors do on iPhone.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets the heights at which the enclosing sheet can rest.
  ///
  /// The sheet rests at the smallest one until the user drags it to another.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.detents = detents }
  }

  /// Sets the heights at which the enclosing sheet can rest, and the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return transformPreference(SheetTraitsKey.self) {
      $0.detents = detents
      $0.selected = selected
      $0.select = { selection.wrappedValue = $0 }
    }
  }

  /// Shows or hides the drag indicator of the enclosing sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the enclosing sheet, in points; nil for the default.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.cornerRadius = cornerRadius }
  }

  /// Sets the style of the background of the enclosing sheet or cover.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets a view as the background of the enclosing sheet or cover.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = HeldView(
      view: AnyView(Color.clear.overlay(alignment: alignment, content: content)))
    return transformPreference(SheetTraitsKey.self) { $0.background = background }
  }

  /// Prevents the user from dismissing the enclosing sheet by dragging.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.isDismissDisabled = isDisabled }
  }
}

/// The configuration of a sheet, which its content sets as a preference.
struct SheetTraits: Equatable {
  var detents: Set<PresentationDetent> = []
  var selected: PresentationDetent?
  /// Selects the detent to which the user has dragged the sheet; nil without a binding.
  var select: ((PresentationDetent) -> Void)?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var adaptation = CompactAdaptation()
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// The view behind the content; nil for the background style.
  var background: HeldView?

  static func == (left: Self, right: Self) -> Bool {
    left.detents == right.detents && left.selected == right.selected
      && left.dragIndicator == right.dragIndicator && left.cornerRadius == right.cornerRadius
      && left.isDismissDisabled == right.isDismissDisabled
      && left.adaptation == right.adaptation
      && left.backgroundInteraction == right.backgroundInteraction
      && left.background == right.background
  }
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    if value == SheetTraits() { value = next }
  }
}

/// What the content of a sheet has configured, and where the user has dragged the sheet.
struct SheetState: Equatable {
  var traits = SheetTraits()
  /// The detent to which the user has dragged the sheet.
  var reached: PresentationDetent?

  /// The detent at which the sheet rests; nil for the smallest one.
  var detent: PresentationDetent? {
    traits.selected ?? reached.flatMap { traits.detents.contains($0) ? $0 : nil }
  }

  /// The height of the sheet at rest, in points.
  func height(in context: PresentationDetent.Context) -> CGFloat {
    detent?.height(in: context) ?? heights(in: context).lowerBound
  }

  /// The range of the heights at which the sheet can rest; that of a large sheet without detents.
  func heights(in context: PresentationDetent.Context) -> ClosedRange<CGFloat> {
    let detents = traits.detents.union(traits.selected.map { [$0] } ?? [])
    let heights = detents.compactMap { $0.height(in: context) }
    let full = context.maxDetentValue
    return (heights.min() ?? full)...(heights.max() ?? full)
  }

  /// Whether the views behind the sheet react to touches, and are not dimmed.
  func allowsTouchesBehind(in environment: EnvironmentValues) -> Bool {
    switch traits.backgroundInteraction.reach {
    case .none: return false
    case .always: return true
    case .upThrough(let detent):
      // The order of detents does not depend on the height of the screen, but for lengths in points.
      let context = PresentationDetent.Context(maxDetentValue: 800, environment: environment)
      return detent.height(in: context).map { height(in: context) <= $0 } ?? false
    }
  }
}

/// A sheet as on iOS 18: a card at the bottom of the screen, or a popover in its place.
struct SheetCard: View {
  let presentation: Presentation
  let form: PresentationForm
  @Binding var state: SheetState
  /// The distance by which a finger has moved the top of the sheet down, in points.
  @State private var dragged: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    GeometryReader { screen in
      let shape = shape(in: screen)
      let popover = shape.popover
      // The card begins 10 points below the top of the safe area.
      let full = max(0, screen.size.height - (form == .sheet ? 10 : 0))
      let context = PresentationDetent.Context(
        maxDetentValue: full, environment: presentation.environment)
      let visible = form == .sheet ? state.height(in: context) - dragged : full
      let height = max(visible, form == .sheet ? state.heights(in: context).lowerBound : full)
      ZStack(alignment: .bottom) {
        Color.clear
        PopoverLayout(placement: popover) {
          presentation.content.view
            .frame(
              maxWidth: popover == nil ? .infinity : nil,
              maxHeight: popover == nil ? .infinity : nil
            )
            .onPreferenceChange(SheetTraitsKey.self) { state.traits = $0 }
            .overlay(alignment: .top) {
              if form == .sheet, state.traits.dragIndicator == .visible {
                // Measurements.md#sheet-grabber
                Capsule().fill(Color.primary.opacity(0.25)).frame(width: 36, height: 5).padding(
                  .top, 5)
              }
            }
            .padding(popover == nil ? 0 : PopoverPlacement.arrowHeight)
            .background(alignment: .top) {
              if let background = state.traits.background {
                background.view.clipShape(shape).ignoresSafeArea(edges: shape.ignoredEdges)
              } else {
                shape.fill(.background).ignoresSafeArea(edges: shape.ignoredEdges)
              }
            }
            .frame(height: popover == nil ? height : nil)
            .clipShape(CardClip(shape: shape))
            .background {
              if popover != nil {
                shape.fill(.background).shadow(color: .black.opacity(0.2), radius: 24, y: 8)
              }
            }
            .modifier(
              DragSurface(offset: CGPoint(x: 0, y: height - visible), dragging(in: context)))
        }
      }
    }
  }

  /// The shape of the card in a screen.
  private func shape(in screen: GeometryProxy) -> CardShape {
    switch form {
    case .cover: .cover
    case .sheet: .sheet(radius: state.traits.cornerRadius ?? 10)  // Measurements.md#sheet-card
    case .popover:
      presentation.source.map {
        .popover($0.placement(in: screen, layoutDirection: layoutDirection))
      } ?? .cover
    }
  }

  /// Moves the sheet with a finger, and lets it go to the nearest detent or away.
  ///
  /// 1. Between its smallest and its largest height, the sheet is resized; below, it moves down.
  /// 2. Beyond the largest height, and below the smallest if it may not be dismissed, it resists.
  /// 3. A finger that moves up resizes a sheet that is not at its largest height before it scrolls.
  /// 4. A sheet goes away only if the finger has moved it below its smallest height.
  private func dragging(in context: PresentationDetent.Context) -> DragSurfaceHandler {
    let traits = state.traits
    let heights = state.heights(in: context), rest = state.height(in: context)
    var handler = DragSurfaceHandler(axes: form == .sheet ? .vertical : [])
    handler.precedesContent = { $0.height < 0 && rest < heights.upperBound }
    handler.changed = { translation, _ in
      let least = traits.isDismissDisabled ? heights.lowerBound : 0
      let band = RubberBand(limits: least...heights.upperBound, length: context.maxDetentValue)
      withTransaction(\.disablesAnimations, true) {
        dragged = rest - band.offset(pulledTo: rest - translation.height)
      }
    }
    handler.ended = { translation, velocity, _ in
      // The sheet goes where a drag would come to rest: Measurements.md#drag-prediction
      let aim = rest - translation.height - velocity.dy / 4
      // In the order of heights, so that of equal distances the smaller height is taken.
      let detents = traits.detents.compactMap { detent in
        detent.height(in: context).map { (detent: detent, height: $0) }
      }
      let nearest = detents.sorted { $0.height < $1.height }
        .min { abs($0.height - aim) < abs($1.height - aim) }?.detent
      let isBelow = rest - translation.height < heights.lowerBound
      let goesAway = isBelow && aim < heights.lowerBound / 2 && !traits.isDismissDisabled
      if goesAway { presentation.dismissal.dismiss() }
      // With the same spring as the removal, so that the sheet moves on from where the finger was.
      withAnimation(ScreenMotion.spring) {
        dragged = 0
        guard let nearest, !goesAway else { return }
        state.reached = nearest
        if nearest != traits.selected { traits.select?(nearest) }
      }
    }
    return handler
  }
}

/// A view that covers the screen.
struct CoverCard: View {
  let presentation: Presentation
  @State private var background: HeldView?

  var body: some View {
    presentation.content.view.frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(SheetTraitsKey.self) { background = $0.background }
      .background {
        if let background {
          background.view.ignoresSafeArea()
        } else {
          Rectangle().fill(.background).ignoresSafeArea()
        }
      }
  }
}

/// The outline of a card.
nonisolated enum CardShape: Shape {
  case sheet(radius: CGFloat)
  case popover(PopoverPlacement)
  case cover

  var popover: PopoverPlacement? {
    if case .popover(let placement) = self { placement } else { nil }
  }

  /// The edges of the safe area that the background of the card covers.
  var ignoredEdges: Edge.Set {
    switch self {
    case .sheet: .bottom
    case .popover: []
    case .cover: .all
    }
  }

  func path(in rect: CGRect) -> Path {
    switch self {
    case .sheet(let radius):
      UnevenRoundedRectangle(
        topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous
      ).path(in: rect)
    case .popover(let placement): placement.outline(in: rect)
    case .cover: Path(rect)
    }
  }
}

/// Clips a card, but not where it extends over the safe area.
nonisolated private struct CardClip: Shape {
  let shape: CardShape

  /// The length beyond the card that is not clipped, in points: more than any safe area.
  private static let overhang: CGFloat = 100

  func path(in rect: CGRect) -> Path {
    let edges = shape.ignoredEdges
    let top = edges.contains(.top) ? Self.overhang : 0
    let sides = edges.contains(.leading) ? Self.overhang : 0
    let bottom = edges.contains(.bottom) ? Self.overhang : 0
    return shape.path(
      in: CGRect(
        x: rect.minX - sides, y: rect.minY - top, width: rect.width + 2 * sides,
        height: rect.height + top + bottom))
  }
}
