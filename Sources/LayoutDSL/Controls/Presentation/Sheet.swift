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

  /// Shows or hides the drag indicator of the enclosing sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetTraitsKey.self, function: #function) { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the enclosing sheet, in points; nil for the default.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetTraitsKey.self, function: #function) { $0.cornerRadius = cornerRadius }
  }

  /// Sets the style of the background of the enclosing sheet or cover.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets a view as the background of the enclosing sheet or cover.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = ViewReference(
      view: AnyView(Color.clear.overlay(alignment: alignment, content: content)))
    return transformPreference(SheetTraitsKey.self, function: #function) {
      $0.background = background
    }
  }

  /// Prevents the user from dismissing the enclosing sheet by dragging.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetTraitsKey.self, function: #function) {
      $0.isDismissDisabled = isDisabled
    }
  }
}
