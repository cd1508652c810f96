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

  /// Sets the heights at which the enclosing sheet can rest.
  ///
  /// The sheet rests at the smallest one.
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

  /// Prevents the user from dismissing the enclosing sheet by dragging.
  ///
  /// This has no effect: sheets cannot be dragged here.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
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
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
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

  var body: some View {
    GeometryReader { screen in
      // The card begins 10 points below the top of the safe area.
      let full = max(0, screen.size.height - 10)
      let height = self.height(in: full)
      let shape = UnevenRoundedRectangle(
        topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous)
      ZStack(alignment: .bottom) {
        Color.clear
        presentation.content.view
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onPreferenceChange(SheetTraitsKey.self) { traits = $0 }
          .overlay(alignment: .top) {
            if traits.dragIndicator == .visible {
              Capsule().fill(Color.primary.opacity(0.25)).frame(width: 36, height: 5).padding(
                .top, 5)
            }
          }
          .background(alignment: .top) {
            shape.fill(.background).ignoresSafeArea(edges: .bottom)
          }
          .frame(height: height)
          .clipShape(SheetClip(shape: shape))
      }
    }
  }

  private var radius: CGFloat { traits.cornerRadius ?? 10 }

  private func height(in full: CGFloat) -> CGFloat {
    if let selected = traits.selected { return selected.height(in: full) }
    return traits.detents.map { $0.height(in: full) }.min() ?? full
  }
}

/// Clips the top corners of a card, which extends below the safe area.
private struct SheetClip: Shape {
  let shape: UnevenRoundedRectangle

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 100))
  }
}
