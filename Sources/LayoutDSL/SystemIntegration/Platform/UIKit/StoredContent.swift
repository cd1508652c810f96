import ViewCore

#if os(Linux) || !canImport(QuartzCore)
  import Foundation

  /// The drawing of the view of a layer, which is shown until the view has to draw again.
  package struct StoredContent {
    let items: [DisplayItem]
    /// The size of the layer for which it was drawn.
    let size: CGSize
    let traits: UITraitCollection

    /// Returns the content in a layer of another size.
    fileprivate func items(in size: CGSize, fitting mode: UIView.ContentMode) -> [DisplayItem] {
      guard size != self.size else { return items }
      var (x, y) = (size.width / self.size.width, size.height / self.size.height)
      switch mode {
      case .scaleToFill, .redraw: break
      case .scaleAspectFit: (x, y) = (min(x, y), min(x, y))
      case .scaleAspectFill: (x, y) = (max(x, y), max(x, y))
      default: (x, y) = (1, 1)
      }
      let room = CGSize(
        width: size.width - self.size.width * x, height: size.height - self.size.height * y)
      let left =
        switch mode {
        case .left, .topLeft, .bottomLeft: 0.0
        case .right, .topRight, .bottomRight: room.width
        default: room.width / 2
        }
      let top =
        switch mode {
        case .top, .topLeft, .topRight: 0.0
        case .bottom, .bottomLeft, .bottomRight: room.height
        default: room.height / 2
        }
      let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: left, ty: top)
      return [.group(.transform(map), DisplayList(items: items))]
    }
  }

  extension CALayer {
    /// Returns what the layer's view has drawn, at the origin of the layer.
    ///
    /// The view draws before its content is shown for the first time, and again after
    /// `setNeedsDisplay()`, with other traits, and in another size if its content mode says so.
    @MainActor package final func storedItems(
      of view: UIView, with traits: UITraitCollection, draw: () -> [DisplayItem]
    ) -> [DisplayItem] {
      guard !bounds.isEmpty else { return [] }
      if let content = storedContent, content.traits.specified == traits.specified,
        content.traits.colorContext == traits.colorContext,
        content.size == bounds.size || view.contentMode != .redraw && !needsDisplayOnBoundsChange
      {
        return content.items(in: bounds.size, fitting: view.contentMode)
      }
      // The view may ask for another drawing while it draws.
      storedContent = StoredContent(items: [], size: bounds.size, traits: traits)
      let items = draw()
      guard storedContent != nil else { return items }
      storedContent = StoredContent(items: items, size: bounds.size, traits: traits)
      return items
    }
  }
#endif
