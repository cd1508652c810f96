import ViewCore

#if os(Linux) || !canImport(QuartzCore)
  import Foundation

  /// A layer with content of its own.
  package protocol LayerDrawing: CALayer {
    /// Returns the drawing commands of the content in a rectangle.
    func contentItems(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem]
  }

  /// A value that a layer accepts as a picture: `CGImage` of the module CoreGraphics.
  package protocol LayerPicture {
    var layerImage: DisplayImage { get }
  }

  extension CALayer {
    /// Returns the drawing commands of the layer whose bounds are in a rectangle.
    package final func items(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      if let owner {
        return onMainActor { owner.displayList(in: rect, environment: environment).items }
      }
      guard !isHidden, opacity > 0 else { return [] }
      var items: [DisplayItem] = []
      if let fill {
        items.append(
          .fill(outline(in: rect), .color(fill.resolve(in: environment)), FillStyle()))
      }
      var inner = innerItems(in: rect, environment: environment)
      if masksToBounds, !inner.isEmpty {
        inner = [.group(.clip(outline(in: rect), FillStyle()), DisplayList(items: inner))]
      }
      items += inner + border(in: rect, environment: environment)
      return effects(on: items, opacity: CGFloat(opacity), in: rect, environment: environment)
    }

    /// The content and the layers in this one.
    final func innerItems(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      layoutSublayers()
      var items = picture(in: rect)
      items += (self as? any LayerDrawing)?.contentItems(in: rect, environment: environment) ?? []
      let layers = (sublayers ?? []).enumerated()
        .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      for (_, layer) in layers {
        items += layer.items(
          in: layer.place(rect.minX - bounds.minX, rect.minY - bounds.minY),
          environment: environment)
      }
      return items
    }

    /// The rectangle of the bounds, without the transform, moved by a distance.
    private func place(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width + dx,
        y: position.y - anchorPoint.y * bounds.height + dy,
        width: bounds.width, height: bounds.height)
    }

    /// The distance from the origin of a view's bounds to its anchor point.
    @MainActor final func anchor(of view: UIView) -> CGPoint {
      let (anchor, size) = (view.layer.anchorPoint, view.bounds.size)
      return CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    }

    private func picture(in rect: CGRect) -> [DisplayItem] {
      guard let image = (contents as? any LayerPicture)?.layerImage, image.width > 0 else {
        return []
      }
      let size = CGSize(
        width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
      let (fit, fill) = (
        min(rect.width / size.width, rect.height / size.height),
        max(rect.width / size.width, rect.height / size.height)
      )
      func centered(_ factor: CGFloat) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(
          x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
      }
      let place =
        switch contentsGravity {
        case .resizeAspect: centered(fit)
        case .resizeAspectFill: centered(fill)
        case .center: centered(1)
        default: rect
        }
      return [.image(image, rect: place, interpolation: .medium, tint: nil)]
    }

    /// Returns items with the mask, the shadow, the opacity and the transform of the layer.
    final func effects(
      on items: [DisplayItem], opacity: CGFloat, in rect: CGRect, environment: EnvironmentValues
    ) -> [DisplayItem] {
      guard !items.isEmpty else { return [] }
      var items = items
      func wrap(_ effect: DisplayEffect) { items = [.group(effect, DisplayList(items: items))] }
      if let mask {
        let shown = mask.items(
          in: mask.place(rect.minX - bounds.minX, rect.minY - bounds.minY),
          environment: environment)
        wrap(.mask(DisplayList(items: shown)))
      }
      if shadowOpacity > 0, !masksToBounds {
        var color = (shadowInk?.layerColor ?? .black).resolve(in: environment)
        color.opacity *= shadowOpacity
        wrap(.shadow(color, radius: shadowRadius, offset: shadowOffset))
      }
      if opacity < 1 { wrap(.opacity(opacity)) }
      guard !CATransform3DIsIdentity(transform) else { return items }
      let anchor = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
      let (there, back) = (
        CGAffineTransform(translationX: anchor.x, y: anchor.y),
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      )
      if CATransform3DIsAffine(transform) {
        wrap(.transform(back.concatenating(affineTransform()).concatenating(there)))
      } else {
        wrap(
          .projection(
            ProjectionTransform(back).concatenating(ProjectionTransform(transform))
              .concatenating(ProjectionTransform(there))))
      }
      return items
    }
  }
#endif
