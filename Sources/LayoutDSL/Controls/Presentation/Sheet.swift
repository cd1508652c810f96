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

  /// Presents a sheet while a binding is true, as popovers do on iPhone.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Presents a sheet for an item while the item is not nil, as popovers do on iPhone.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
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

/// The position at which the arrow of a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case fraction(CGFloat), points(CGFloat), full
  }

  let height: Height

  /// Half of the height of the screen.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// The height of the screen, except for a strip at its top.
  public static let large = PresentationDetent(height: .full)

  /// Returns a fraction of the height of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  func height(in full: CGFloat) -> CGFloat {
    switch height {
    case .full: full
    case .fraction(let fraction): min(full, max(0, fraction) * full)
    case .points(let points): min(full, max(0, points))
    }
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
  /// The view behind the content; nil for the background style.
  var background: HeldView?

  static func == (left: Self, right: Self) -> Bool {
    left.detents == right.detents && left.selected == right.selected
      && left.dragIndicator == right.dragIndicator && left.cornerRadius == right.cornerRadius
      && left.isDismissDisabled == right.isDismissDisabled && left.background == right.background
  }
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    if value == SheetTraits() { value = next }
  }
}

/// A sheet as on iOS 18: a card at the bottom of the screen.
struct SheetCard: View {
  let presentation: Presentation
  @State private var traits = SheetTraits()
  /// The detent to which the user has dragged the sheet.
  @State private var reached: PresentationDetent?
  /// The distance by which a finger has moved the top of the sheet down, in points.
  @State private var dragged: CGFloat = 0

  var body: some View {
    GeometryReader { screen in
      // The card begins 10 points below the top of the safe area.
      let full = max(0, screen.size.height - 10)  // Measurements.md#sheet-card
      let heights = heights(in: full)
      let visible = height(in: full) - dragged
      let height = max(visible, heights.lowerBound)
      let shape = UnevenRoundedRectangle(
        topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous)
      ZStack(alignment: .bottom) {
        Color.clear
        presentation.content.view
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onPreferenceChange(SheetTraitsKey.self) { traits = $0 }
          .overlay(alignment: .top) {
            if traits.dragIndicator == .visible {
              // Measurements.md#sheet-grabber
              Capsule().fill(Color.primary.opacity(0.25)).frame(width: 36, height: 5).padding(
                .top, 5)
            }
          }
          .background(alignment: .top) {
            if let background = traits.background {
              background.view.clipShape(shape).ignoresSafeArea(edges: .bottom)
            } else {
              shape.fill(.background).ignoresSafeArea(edges: .bottom)
            }
          }
          .frame(height: height)
          .clipShape(SheetClip(shape: shape))
          .modifier(
            DragSurface(offset: CGPoint(x: 0, y: height - visible), dragging(in: full)))
      }
    }
  }

  private var radius: CGFloat { traits.cornerRadius ?? 10 }  // Measurements.md#sheet-card

  private func height(in full: CGFloat) -> CGFloat {
    let chosen = traits.selected ?? reached.flatMap { traits.detents.contains($0) ? $0 : nil }
    return chosen?.height(in: full) ?? heights(in: full).lowerBound
  }

  /// The range of the heights at which the sheet can rest.
  private func heights(in full: CGFloat) -> ClosedRange<CGFloat> {
    let heights =
      traits.detents.map { $0.height(in: full) }
      + (traits.selected.map { [$0.height(in: full)] } ?? [])
    return (heights.min() ?? full)...(heights.max() ?? full)
  }

  /// Moves the sheet with a finger, and lets it go to the nearest detent or away.
  ///
  /// 1. Between its smallest and its largest height, the sheet is resized; below, it moves down.
  /// 2. Beyond the largest height, and below the smallest if it may not be dismissed, it resists.
  /// 3. A finger that moves up resizes a sheet that is not at its largest height before it scrolls.
  /// 4. A sheet goes away only if the finger has moved it below its smallest height.
  private func dragging(in full: CGFloat) -> DragSurfaceHandler {
    let heights = heights(in: full), rest = height(in: full)
    var handler = DragSurfaceHandler(axes: .vertical)
    handler.precedesContent = { $0.height < 0 && rest < heights.upperBound }
    handler.changed = { translation, _ in
      let least = traits.isDismissDisabled ? heights.lowerBound : 0
      let band = RubberBand(limits: least...heights.upperBound, length: full)
      withTransaction(\.disablesAnimations, true) {
        dragged = rest - band.offset(pulledTo: rest - translation.height)
      }
    }
    handler.ended = { translation, velocity, _ in
      // The sheet goes where a drag would come to rest: Measurements.md#drag-prediction
      let aim = rest - translation.height - velocity.dy / 4
      // In the order of heights, so that of equal distances the smaller height is taken.
      let detents = traits.detents.sorted { $0.height(in: full) < $1.height(in: full) }
      let nearest = detents.min {
        abs($0.height(in: full) - aim) < abs($1.height(in: full) - aim)
      }
      let isBelow = rest - translation.height < heights.lowerBound
      let goesAway = isBelow && aim < heights.lowerBound / 2 && !traits.isDismissDisabled
      if goesAway { presentation.dismissal.dismiss() }
      // With the same spring as the removal, so that the sheet moves on from where the finger was.
      withAnimation(ScreenMotion.spring) {
        dragged = 0
        guard let nearest, !goesAway else { return }
        reached = nearest
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

/// Clips the top corners of a card, which extends below the safe area.
private struct SheetClip: Shape {
  let shape: UnevenRoundedRectangle

  /// The height below the card that is not clipped, in points: more than any bottom safe area.
  nonisolated private static let overhang: CGFloat = 100

  func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + Self.overhang))
  }
}
