import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// A UIKit view that draws itself into a context, which another module has.
  @MainActor package protocol ContextDrawing: UIView {
    /// The drawing commands of `draw(_:)`, from the origin of the bounds.
    func drawnItems(environment: EnvironmentValues) -> [DisplayItem]
  }

  extension UIView {
    /// Returns the drawing commands of the view in a rectangle, with its background, the views in
    /// it and its effects.
    ///
    /// The content of a view of SwiftUI is left out if a represented view shows it itself, and the
    /// opacity and the transform if a view of SwiftUI has them.
    package final func displayList(
      in rect: CGRect, environment: EnvironmentValues, isRepresented: Bool = false,
      isMoved: Bool = true
    ) -> DisplayList {
      var environment = environment
      if let scheme = ColorScheme(overrideUserInterfaceStyle) { environment.colorScheme = scheme }
      let opacity = alpha
      guard !isHidden, !layer.isHidden, opacity > 0 else { return DisplayList() }
      let plain = plainItems(in: rect, environment: environment, isRepresented: isRepresented)
      let items = layer.transitioned(plain, in: rect)
      return DisplayList(
        items: layer.effects(
          on: items, opacity: isMoved ? opacity : 1, isMoved: isMoved, in: rect,
          environment: environment))
    }

    /// Returns the drawing commands of the view without its transitions, shadow, opacity and
    /// transform.
    final func plainItems(
      in rect: CGRect, environment: EnvironmentValues, isRepresented: Bool = false
    ) -> [DisplayItem] {
      if layer.bounds.size != rect.size { bounds.size = rect.size }
      updateConstraintsIfNeeded()
      if superview == nil { (self as? any ConstraintLayout)?.layOutByConstraints() }
      layOutSubviews()
      var items = background(in: rect, environment: environment)
      var inner = content(in: rect, environment: environment).items
      if !isRepresented { inner += hostedItems(in: rect, environment: environment) }
      inner += drawing(in: rect, environment: environment)
      inner += layer.innerItems(in: rect, environment: environment)
      let origin = CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
      for view in CALayer.fromTheBack(subviews, by: \.layer) {
        inner += view.layer.whileAnimated {
          let place = CGRect(
            x: view.center.x - layer.anchor(of: view).x,
            y: view.center.y - layer.anchor(of: view).y, width: view.bounds.width,
            height: view.bounds.height)
          let frame = place.offsetBy(dx: origin.x, dy: origin.y)
          return view.displayList(in: frame, environment: environment).items
        }
      }
      if clipsToBounds || layer.masksToBounds, !inner.isEmpty {
        let shape = layer.outline(in: rect)
        inner = [.group(.clip(shape, FillStyle()), DisplayList(items: inner))]
      }
      items += inner + layer.border(in: rect, environment: environment)
      if let mask {
        let shown = mask.displayList(
          in: mask.frame.offsetBy(dx: origin.x, dy: origin.y), environment: environment)
        items = [.group(.mask(shown), DisplayList(items: items))]
      }
      return items
    }

    private func background(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      guard drawsBackgroundColor else { return [] }
      if let pattern = backgroundColor?.pattern {
        let style = ImagePaint(image: Image(uiImage: pattern)).resolved(level: 0, in: environment)
        guard case .image(let image, let size, let opacity) = style.fill else { return [] }
        let paint = Paint.image(
          image, tile: CGRect(origin: rect.origin, size: size), opacity: opacity)
        return [.fill(layer.outline(in: rect), paint, FillStyle())]
      }
      let own = layer.animatedFill?.layerColor ?? backgroundColor.map(Color.init(uiColor:))
      guard let color = own ?? layer.fill else { return [] }
      return [
        .fill(layer.outline(in: rect), .color(color.resolve(in: environment)), FillStyle())
      ]
    }

    /// The drawing of `draw(_:)`.
    private func drawing(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      guard let view = self as? any ContextDrawing else { return [] }
      let items = view.drawnItems(environment: environment)
      guard !items.isEmpty else { return [] }
      let move = CGAffineTransform(
        translationX: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
      // A view has pixels for its bounds alone.
      let drawn = DisplayItem.group(.transform(move), DisplayList(items: items))
      return [.group(.clip(Path(rect), FillStyle()), DisplayList(items: [drawn]))]
    }

    /// The content of a view of SwiftUI.
    private func hostedItems(in rect: CGRect, environment: EnvironmentValues) -> [DisplayItem] {
      guard let view = shownContent,
        let services = environment.values.images.services, rect.width > 0, rect.height > 0
      else { return [] }
      let graph = ViewGraph(
        content: view.content.frame(width: rect.width, height: rect.height),
        environment: environment, services: services, size: ProposedViewSize(rect.size))
      graph.update()
      let list = graph.displayList(scale: environment.displayScale)
      let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      return [.group(.transform(move), list)]
    }
  }
#endif
