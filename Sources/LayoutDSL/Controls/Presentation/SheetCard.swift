import Foundation
import ViewCore

/// A sheet: a card at the bottom of the screen, or a popover in its place.
struct SheetCard: View {
  let presentation: Presentation
  let form: PresentationForm
  @Binding var state: SheetState
  /// The distance by which a finger has moved the top of the sheet down, in points.
  @State private var dragged: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    GeometryReader { screen in
      let look = presentation.environment.look.sheet
      // The card begins below the top of the safe area.
      let isOverSheet = presentation.environment.isInSheet
      let top = max(
        isOverSheet ? look.topOverSheet : look.top, look.leastTop - screen.safeAreaInsets.top)
      let full = max(0, screen.size.height - (form == .sheet ? top : 0))
      let context = PresentationDetent.Context(
        maxDetentValue: full, environment: presentation.environment)
      let inset = form == .sheet && state.height(in: context) < full ? look.floatInset : 0
      let shape = shape(in: screen, look, inset: inset)
      let popover = shape.popover
      let visible = form == .sheet ? state.height(in: context) - dragged : full
      let height = max(visible, form == .sheet ? state.heights(in: context).lowerBound : full)
      ZStack(alignment: .bottom) {
        Color.clear
        PopoverLayout(placement: popover) {
          presentation.content.view
            .environment(\.isInSheet, form == .sheet)
            .modifier(SheetInset(inset: inset, safeArea: screen.safeAreaInsets.bottom))
            // Content that is larger than the room of a popover is cut off.
            .frame(
              minWidth: popover == nil ? nil : 0, maxWidth: .infinity,
              minHeight: popover == nil ? nil : 0, maxHeight: .infinity
            )
            .onPreferenceChange(SheetTraitsKey.self) { state.traits = $0 }
            .overlay(alignment: .top) {
              if form == .sheet, state.traits.showsDragIndicator {
                // Measurements.md#sheet-grabber
                Capsule().fill(Color.primary.opacity(0.25)).frame(width: 36, height: 5).padding(
                  .top, 5)
              }
            }
            .padding(popover == nil ? 0 : PopoverPlacement.arrowHeight)
            .background(alignment: .top) {
              if popover != nil {
                EmptyView()  // The arrow is beyond the clipped card.
              } else if let background = state.traits.background {
                background.view.clipShape(shape).ignoresSafeArea(edges: shape.ignoredEdges)
              } else {
                shape.fill(.background).ignoresSafeArea(edges: shape.ignoredEdges)
              }
            }
            .frame(height: popover == nil ? height : nil, alignment: inset > 0 ? .top : .center)
            .clipShape(CardClip(shape: shape, safeArea: screen.safeAreaInsets.bottom))
            .background {
              if popover != nil {
                shape.fill(.background).shadow(color: .black.opacity(0.2), radius: 24, y: 8)
                if let background = state.traits.background { background.view.clipShape(shape) }
              }
            }
            .modifier(
              DragSurface(offset: CGPoint(x: 0, y: height - visible), dragging(in: context)))
        }
      }
    }
  }

  /// The shape of the card in a screen.
  private func shape(
    in screen: GeometryProxy, _ look: SystemLook.Sheet, inset: CGFloat
  ) -> CardShape {
    switch form {
    case .cover: .cover
    case .sheet, .centredSheet:
      .sheet(radius: state.traits.cornerRadius ?? look.radius, inset: inset)
    case .popover:
      presentation.source.map { source in
        var placement = source.placement(in: screen, layoutDirection: layoutDirection)
        (placement.radius, placement.arrowWidth) = (look.popoverRadius, look.popoverArrow)
        return .popover(placement)
      } ?? .cover
    }
  }

  /// Returns the actions that move the sheet with a finger, and then to the nearest detent or away.
  ///
  /// 1. Between its smallest and its largest height, the sheet is resized; below, it moves down.
  /// 2. Beyond the largest height, and below the smallest if dismissal is disabled, it resists.
  /// 3. A finger that moves up scrolls the content only after the sheet has its largest height.
  /// 4. A sheet is dismissed only if the finger has moved it below its smallest height.
  /// 5. A finger that a gesture of the content follows does not move the sheet.
  private func dragging(in context: PresentationDetent.Context) -> DragSurfaceHandler {
    let traits = state.traits
    let heights = state.heights(in: context), rest = state.height(in: context)
    var handler = DragSurfaceHandler(axes: form == .sheet ? .vertical : [])
    handler.yieldsToGestures = true
    handler.precedesContent = { $0.height < 0 && rest < heights.upperBound }
    handler.changed = { translation, _ in
      let least = traits.isDismissDisabled ? heights.lowerBound : 0
      let band = RubberBand(limits: least...heights.upperBound, length: context.maxDetentValue)
      withTransaction(\.disablesAnimations, true) {
        dragged = rest - band.offset(pulledTo: rest - translation.height)
      }
    }
    handler.ended = { translation, velocity, _ in
      // The sheet moves to the point where a drag would stop: Measurements.md#drag-prediction
      let aim = rest - translation.height - velocity.dy / 4
      // Detents are sorted by height, so that the smaller of two equally near heights is chosen.
      let detents = traits.detents.compactMap { detent in
        detent.height(in: context).map { (detent: detent, height: $0) }
      }
      let nearest = detents.sorted { $0.height < $1.height }
        .min { abs($0.height - aim) < abs($1.height - aim) }?.detent
      let isBelow = rest - translation.height < heights.lowerBound
      let goesAway = isBelow && aim < heights.lowerBound / 2 && !traits.isDismissDisabled
      if goesAway { presentation.dismissal.dismiss() }
      // The spring is that of the removal, so that the sheet continues from the finger's position.
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

/// Keeps the content of a floating sheet on its card, whose bottom is in the safe area of the
/// screen.
private struct SheetInset: ViewModifier {
  let inset: CGFloat
  /// The height of the safe area at the bottom of the screen, in points.
  let safeArea: CGFloat

  func body(content: Content) -> some View {
    if inset > 0 {
      content
        .safeAreaPadding(.bottom, max(0, safeArea - inset))
        .padding([.horizontal, .bottom], inset)
        .ignoresSafeArea(edges: .bottom)
    } else {
      content
    }
  }
}

/// Clips a card, including its part in the safe area, or the card of a popover without its arrow.
nonisolated private struct CardClip: Shape {
  let shape: CardShape
  /// The height of the safe area at the bottom of the screen, in points.
  let safeArea: CGFloat

  /// The unclipped length beyond the card, in points, which exceeds every safe area.
  private static let overhang: CGFloat = 100

  func path(in rect: CGRect) -> Path {
    if let popover = shape.popover { return popover.card(in: rect) }
    let edges = shape.ignoredEdges
    let top = edges.contains(.top) ? Self.overhang : 0
    let sides = edges.contains(.leading) ? Self.overhang : 0
    let bottom = edges.contains(.bottom) ? safeArea : 0
    return shape.path(
      in: CGRect(
        x: rect.minX - sides, y: rect.minY - top, width: rect.width + 2 * sides,
        height: rect.height + top + bottom))
  }
}
