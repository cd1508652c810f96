import Foundation
import ViewCore

extension View {
  /// Presents a popover while a binding is true.
  ///
  /// In compact size classes a popover is a sheet, unless its content sets
  /// `presentationCompactAdaptation(.popover)`.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: The point or rectangle of the view at which the arrow points.
  ///   - arrowEdge: The side of the anchor at which the popover lies; nil, or a side without enough
  ///     room, selects the first of bottom, top, trailing and leading that has enough room.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let (anchor, point) = attachmentAnchor.source
    return modifier(
      PresentationModifier(kind: .popover, isPresented: isPresented, presented: content)
    )
    .transformAnchorPreference(key: PresentationKey.self, value: anchor) { list, anchor in
      for index in list.indices where list[index].kind == .popover && list[index].source == nil {
        list[index].source = PopoverSource(anchor: anchor, point: point, edge: arrowEdge)
      }
    }
  }

  /// Presents a popover for an item while the item is not nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      isPresented: item.isPresent(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) {
      if let item = item.wrappedValue { content(item) }
    }
  }
}

/// The position at which the arrow of a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in fractions of the view's size.
  case point(UnitPoint)

  fileprivate var source: (Anchor<CGRect>.Source, UnitPoint?) {
    switch self {
    case .rect(let rect): (rect, nil)
    case .point(let point): (.bounds, point)
    }
  }
}

/// The anchor of a popover, from the arguments of its modifier.
struct PopoverSource: Equatable {
  let anchor: Anchor<CGRect>
  /// The point of the rectangle, in fractions of its size; nil for the rectangle.
  let point: UnitPoint?
  /// The side of the anchor at which the popover lies; nil for any.
  let edge: Edge?

  /// Returns the placement in a screen, mirrored in right-to-left layouts so that leading is left.
  func placement(in screen: GeometryProxy, layoutDirection: LayoutDirection) -> PopoverPlacement {
    var frame = screen[anchor]
    if let point {
      frame = CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
    if layoutDirection == .rightToLeft { frame.origin.x = screen.size.width - frame.maxX }
    return PopoverPlacement(source: frame, screen: screen.size, edge: edge)
  }
}

/// The form in which a presentation is drawn.
enum PresentationForm {
  case sheet, popover, cover
}

extension Presentation {
  /// Returns the form of a sheet or popover in size classes; nil counts as compact.
  func form(
    _ traits: SheetTraits, horizontal: UserInterfaceSizeClass?, vertical: UserInterfaceSizeClass?
  ) -> PresentationForm {
    let regular: PresentationForm = kind == .popover ? .popover : .sheet
    if horizontal == .regular, vertical == .regular { return regular }
    let adaptation =
      horizontal == .regular ? traits.adaptation.vertical : traits.adaptation.horizontal
    switch adaptation {
    case .fullScreenCover: return .cover
    case .popover, .none: return regular
    default: return .sheet
    }
  }
}
