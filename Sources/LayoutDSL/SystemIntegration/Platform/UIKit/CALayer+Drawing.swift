import ViewCore

#if os(Linux) || !canImport(QuartzCore)
  import CoreGraphics
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

  /// An animation of a layer: `CAAnimation` of the module QuartzCore.
  package protocol LayerAnimation: NSObject {
    /// Gives a layer the values of the animation now, and returns what puts the former ones back.
    func apply(to layer: CALayer) -> [() -> Void]
  }

  /// A transition of a layer between two drawings.
  package protocol LayerTransition: NSObject {
    /// Returns the drawing of a layer in a rectangle now, from that after the transition.
    func items(from new: [DisplayItem], in rect: CGRect) -> [DisplayItem]
  }

  extension CALayer {
    /// Whether a transition draws the layer.
    package final var hasTransition: Bool {
      animations.contains { $0.animation is any LayerTransition }
    }

    /// Returns the drawing of the layer now, from that after its transitions.
    final func transitioned(_ items: [DisplayItem], in rect: CGRect) -> [DisplayItem] {
      animations.reduce(items) {
        ($1.animation as? any LayerTransition)?.items(from: $0, in: rect) ?? $0
      }
    }

    /// Draws the layer with the values of its animations now.
    package final func whileAnimated<Drawing>(_ draw: () -> Drawing) -> Drawing {
      guard !animations.isEmpty else { return draw() }
      let restoring = animations.flatMap { animation in
        (animation.animation as? any LayerAnimation)?.apply(to: self) ?? []
      }
      defer { for restore in restoring.reversed() { restore() } }
      return draw()
    }

    /// Returns the drawing commands of the layer whose bounds are in a rectangle.
    package final func items(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      if let owner {
        return onMainActor { owner.displayList(in: rect, environment: environment).items }
      }
      guard !isHidden, opacity > 0 else { return [] }
      let items = transitioned(plainItems(in: rect, environment: environment), in: rect)
      return effects(on: items, opacity: CGFloat(opacity), in: rect, environment: environment)
    }

    /// Returns the drawing commands of the layer without its transitions, mask, shadow, opacity and
    /// transform.
    package final func plainItems(
      in rect: CGRect, environment: EnvironmentValues
    ) -> [DisplayItem] {
      if let owner {
        return onMainActor { owner.plainItems(in: rect, environment: environment) }
      }
      var items: [DisplayItem] = []
      if let fill = animatedFill?.layerColor ?? fill {
        items.append(
          .fill(outline(in: rect), .color(fill.resolve(in: environment)), FillStyle()))
      }
      var inner = innerItems(in: rect, environment: environment)
      if masksToBounds, !inner.isEmpty {
        inner = [.group(.clip(outline(in: rect), FillStyle()), DisplayList(items: inner))]
      }
      return items + inner + border(in: rect, environment: environment)
    }

    /// The content and the layers in this one.
    final func innerItems(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      // A view has laid out and drawn the content of its layer.
      if owner == nil { layoutIfNeeded() }
      display()
      var items = picture(in: rect)
      items += (self as? any LayerDrawing)?.contentItems(in: rect, environment: environment) ?? []
      if owner == nil { items += drawing(in: rect, scale: environment.displayScale) }
      for layer in Self.fromTheBack(sublayers ?? [], by: \.self) {
        items += layer.whileAnimated {
          layer.items(
            in: layer.place(rect.minX - bounds.minX, rect.minY - bounds.minY),
            environment: environment)
        }
      }
      return items
    }

    /// Returns the owners of layers in one layer from the farthest to the nearest: by their position
    /// and that of their transform on the z-axis.
    static func fromTheBack<Owner>(_ owners: [Owner], by layer: (Owner) -> CALayer) -> [Owner] {
      let depths = owners.map {
        let layer = layer($0)
        return layer.zPosition + layer.transform.m43
      }
      guard depths.contains(where: { $0 != depths.first }) else { return owners }
      return owners.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { owners[$0] }
    }

    /// The drawing of the layer or its delegate, clipped to the bounds.
    private func drawing(in rect: CGRect, scale: CGFloat) -> [DisplayItem] {
      guard !bounds.isEmpty else { return [] }
      let context = CGContext(size: bounds.size, scale: scale, isOpaque: false)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      delegate?.layerWillDraw(self)
      draw(in: context)
      let drawn = context.displayList
      guard !drawn.isEmpty else { return [] }
      let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      let placed = DisplayItem.group(.transform(move), drawn)
      return [.group(.clip(Path(rect), FillStyle()), DisplayList(items: [placed]))]
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
        case .top: centered(1).offsetBy(dx: 0, dy: (size.height - rect.height) / 2)
        case .bottom: centered(1).offsetBy(dx: 0, dy: (rect.height - size.height) / 2)
        case .left: centered(1).offsetBy(dx: (size.width - rect.width) / 2, dy: 0)
        case .right: centered(1).offsetBy(dx: (rect.width - size.width) / 2, dy: 0)
        default: rect
        }
      return [.image(image, rect: place, interpolation: .medium, tint: nil)]
    }

    /// Returns items with the mask, the shadow and the opacity of the layer, and with its transform
    /// if it is moved.
    final func effects(
      on items: [DisplayItem], opacity: CGFloat, isMoved: Bool = true, in rect: CGRect,
      environment: EnvironmentValues
    ) -> [DisplayItem] {
      guard !items.isEmpty || shadowOpacity > 0 && shadowShape != nil else { return [] }
      var items = items
      func wrap(_ effect: DisplayEffect) { items = [.group(effect, DisplayList(items: items))] }
      if let mask {
        let shown = mask.whileAnimated {
          mask.items(
            in: mask.place(rect.minX - bounds.minX, rect.minY - bounds.minY),
            environment: environment)
        }
        wrap(.mask(DisplayList(items: shown)))
      }
      if shadowOpacity > 0, !masksToBounds {
        var color = (shadowInk?.layerColor ?? .black).resolve(in: environment)
        color.opacity *= shadowOpacity
        if let shape = shadowShape?.layerPath {
          let move = CGAffineTransform(
            translationX: rect.minX - bounds.minX + shadowOffset.width,
            y: rect.minY - bounds.minY + shadowOffset.height)
          let shadow = DisplayItem.fill(shape.applying(move), .color(color), FillStyle())
          items.insert(
            .group(
              .blur(radius: shadowRadius, isOpaque: false), DisplayList(items: [shadow])), at: 0)
        } else {
          wrap(.shadow(color, radius: shadowRadius, offset: shadowOffset))
        }
      }
      if opacity < 1 { wrap(.opacity(opacity)) }
      guard isMoved, !CATransform3DIsIdentity(transform) else { return items }
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
