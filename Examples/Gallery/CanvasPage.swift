import SwiftUI

/// Drawings of a canvas.
struct CanvasPage: View {
  var body: some View {
    Page {
      Samples(title: "State", columns: 4) {
        drawing("transforms") { context, size in
          context.translateBy(x: size.width / 2, y: size.height / 2)
          for index in 0..<12 {
            context.rotate(by: .degrees(30))
            context.opacity = Double(index + 1) / 12
            context.fill(
              Path(roundedRect: CGRect(x: 14, y: -3, width: 14, height: 6), cornerRadius: 3),
              with: .color(.blue))
          }
        }
        drawing("clip") { context, size in
          context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 4)))
          stripes(&context, size)
        }
        drawing("inverse clip") { context, size in
          context.clip(
            to: Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 16, dy: 10)),
            options: .inverse)
          stripes(&context, size)
        }
        drawing("clip to layer") { context, size in
          context.clipToLayer {
            $0.draw(
              Text("CLIP").font(.system(size: 30, weight: .black)),
              at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
          stripes(&context, size)
        }
        drawing("blend mode") { context, size in
          for (index, color) in [Color.cyan, .pink, .yellow].enumerated() {
            context.blendMode = .multiply
            context.fill(
              Path(
                ellipseIn: CGRect(x: 12 + index * 14, y: 8 + index % 2 * 10, width: 36, height: 36)),
              with: .color(color))
          }
        }
        drawing("xor") { context, _ in
          context.fill(
            Path(ellipseIn: CGRect(x: 14, y: 10, width: 36, height: 36)), with: .color(.red))
          context.blendMode = .xor
          context.fill(
            Path(ellipseIn: CGRect(x: 34, y: 10, width: 36, height: 36)), with: .color(.blue))
        }
        drawing("layer, opacity") { context, _ in
          context.opacity = 0.4
          context.drawLayer { layer in
            layer.fill(
              Path(ellipseIn: CGRect(x: 14, y: 10, width: 36, height: 36)), with: .color(.red))
            layer.fill(
              Path(ellipseIn: CGRect(x: 34, y: 10, width: 36, height: 36)), with: .color(.blue))
          }
        }
        drawing("even-odd") { context, _ in
          var path = Path(ellipseIn: CGRect(x: 16, y: 4, width: 48, height: 48))
          path.addRect(CGRect(x: 28, y: 16, width: 24, height: 24))
          context.fill(path, with: .color(.green), style: FillStyle(eoFill: true))
        }
      }
      Samples(title: "Shadings", columns: 4) {
        shading("linear, repeat") { _ in
          .linearGradient(
            Gradient(colors: [.red, .yellow]), startPoint: CGPoint(x: 10, y: 0),
            endPoint: CGPoint(x: 26, y: 8), options: .repeat)
        }
        shading("linear, mirror") { _ in
          .linearGradient(
            Gradient(colors: [.red, .yellow]), startPoint: CGPoint(x: 10, y: 0),
            endPoint: CGPoint(x: 26, y: 8), options: .mirror)
        }
        shading("radial, repeat") { center in
          .radialGradient(
            Gradient(colors: [.blue, .white]), center: center, startRadius: 0, endRadius: 10,
            options: .repeat)
        }
        shading("conic") { center in
          .conicGradient(
            Gradient(colors: [.red, .yellow, .green, .blue, .red]), center: center,
            angle: .degrees(-90))
        }
        shading("linear light") { _ in
          .linearGradient(
            Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: 80, y: 0),
            options: .linearColor)
        }
        shading("perceptual") { _ in
          .linearGradient(
            Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: 80, y: 0))
        }
        shading("tiled image") { _ in .tiledImage(Image(systemName: "star.fill"), scale: 0.7) }
        shading("hierarchy") { _ in .style(.tertiary) }
      }
      Samples(title: "Filters", columns: 4) {
        filtered("blur") { $0.addFilter(.blur(radius: 4)) }
        filtered("shadow") {
          $0.addFilter(.shadow(color: .black.opacity(0.5), radius: 4, x: 3, y: 3))
        }
        filtered("shadow only") {
          $0.addFilter(.shadow(color: .red, radius: 2, x: 0, y: 0, options: .shadowOnly))
        }
        filtered("hueRotation") { $0.addFilter(.hueRotation(.degrees(120))) }
        filtered("colorMultiply") { $0.addFilter(.colorMultiply(.yellow)) }
        filtered("grayscale") { $0.addFilter(.grayscale(1)) }
        filtered("invert") { $0.addFilter(.colorInvert(1)) }
        drawing("metaballs") { context, _ in
          context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
          context.addFilter(.blur(radius: 6))
          context.drawLayer { layer in
            for (x, y, size) in [(16, 14, 26), (36, 24, 24), (54, 10, 18)] {
              layer.fill(
                Path(ellipseIn: CGRect(x: x, y: y, width: size, height: size)), with: .color(.black)
              )
            }
          }
        }
      }
      Samples(title: "Text, images, symbols", columns: 4) {
        drawing("anchors") { context, size in
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          context.fill(
            Path(ellipseIn: CGRect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4)),
            with: .color(.red))
          context.draw(Text("br").font(.footnote), at: middle, anchor: .topLeading)
          context.draw(Text("tl").font(.footnote), at: middle, anchor: .bottomTrailing)
        }
        drawing("in a rectangle") { context, size in
          context.draw(
            Text("Wraps in the width that is given").font(.system(size: 11)),
            in: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 2))
        }
        drawing("shading") { context, size in
          var text = context.resolve(Text("Aa").font(.system(size: 40, weight: .bold)))
          text.shading = .linearGradient(
            Gradient(colors: [.pink, .orange]), startPoint: .zero,
            endPoint: CGPoint(x: 0, y: size.height))
          context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        Sample("an image by itself") {
          Image(size: CGSize(width: 40, height: 28)) { context in
            context.fill(
              Path(ellipseIn: CGRect(x: 2, y: 4, width: 20, height: 20)), with: .color(.orange))
            context.stroke(
              Path(CGRect(x: 16, y: 8, width: 20, height: 12)), with: .color(.blue), lineWidth: 2)
          }
          .resizable(resizingMode: .tile).frame(width: 80, height: 56)
        }
        Sample("symbols") {
          Canvas { context, size in
            guard let tag = context.resolveSymbol(id: "tag") else { return }
            for (x, y, angle) in [(24.0, 16.0, -12.0), (54.0, 38.0, 10.0)] {
              var copy = context
              copy.translateBy(x: x, y: y)
              copy.rotate(by: .degrees(angle))
              copy.draw(tag, at: .zero)
            }
          } symbols: {
            Text("tag").font(.caption.bold()).foregroundStyle(.white).padding(.horizontal, 8)
              .padding(.vertical, 3).background(.blue, in: .capsule).tag("tag")
          }
          .frame(width: 80, height: 56)
        }
      }
    }
  }

  private func drawing(
    _ name: String, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> some View {
    Sample(name) { Canvas(renderer: renderer).frame(width: 80, height: 56) }
  }

  private func shading(
    _ name: String, _ shading: @escaping (CGPoint) -> GraphicsContext.Shading
  ) -> some View {
    drawing(name) { context, size in
      context.fill(
        Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8),
        with: shading(CGPoint(x: size.width / 2, y: size.height / 2)))
    }
  }

  private func filtered(
    _ name: String, _ filter: @escaping (inout GraphicsContext) -> Void
  ) -> some View {
    drawing(name) { context, _ in
      filter(&context)
      context.drawLayer { layer in
        layer.fill(
          Path(roundedRect: CGRect(x: 14, y: 8, width: 34, height: 34), cornerRadius: 8),
          with: .color(.orange))
        layer.fill(
          Path(ellipseIn: CGRect(x: 34, y: 18, width: 30, height: 30)),
          with: .color(.blue.opacity(0.8)))
      }
    }
  }
}

private func stripes(_ context: inout GraphicsContext, _ size: CGSize) {
  for index in 0..<8 {
    context.fill(
      Path(
        CGRect(x: CGFloat(index) * size.width / 8, y: 0, width: size.width / 8, height: size.height)
      ),
      with: .color(Color(hue: Double(index) / 8, saturation: 0.8, brightness: 0.9)))
  }
}

#Preview { CanvasPage() }
