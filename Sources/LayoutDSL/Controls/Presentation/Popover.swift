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
