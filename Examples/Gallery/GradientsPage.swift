import SwiftUI

/// Gradients of every kind.
struct GradientsPage: View {
  private let rainbow = [Color.red, .yellow, .green, .blue, .purple]
  private let stops = [
    Gradient.Stop(color: .orange, location: 0), Gradient.Stop(color: .white, location: 0.5),
    Gradient.Stop(color: .blue, location: 0.5), Gradient.Stop(color: .black, location: 1),
  ]

  var body: some View {
    Page {
      Samples(title: "Linear", columns: 4) {
        swatch("leading to trailing") {
          LinearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing)
        }
        swatch("corner to corner") {
          LinearGradient(colors: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        swatch("stops, hard edge") {
          LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
        }
        swatch("inside the ends") {
          LinearGradient(
            colors: [.teal, .indigo], startPoint: UnitPoint(x: 0.3, y: 0),
            endPoint: UnitPoint(x: 0.7, y: 0))
        }
        swatch("device") {
          Rectangle().fill(
            .linearGradient(
              Gradient(colors: [.red, .blue]).colorSpace(.device), startPoint: .leading,
              endPoint: .trailing))
        }
        swatch("perceptual") {
          Rectangle().fill(
            .linearGradient(
              Gradient(colors: [.red, .blue]).colorSpace(.perceptual), startPoint: .leading,
              endPoint: .trailing))
        }
        swatch("dark, device") {
          Rectangle().fill(
            .linearGradient(
              Gradient(colors: [.black, .white]).colorSpace(.device), startPoint: .leading,
              endPoint: .trailing))
        }
        swatch("beyond sRGB") {
          LinearGradient(
            colors: [
              Color(.displayP3, red: 1, green: 0, blue: 0),
              Color(.displayP3, red: 0, green: 1, blue: 0),
            ], startPoint: .leading, endPoint: .trailing)
        }
        swatch("in a wider place") {
          Rectangle().fill(
            LinearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing)
              .in(CGRect(x: -80, y: 0, width: 240, height: 1)))
        }
        swatch("to clear") {
          LinearGradient(colors: [.blue, .clear], startPoint: .leading, endPoint: .trailing)
        }
        swatch("Color.gradient") { Rectangle().fill(.blue.gradient) }
      }
      Samples(title: "Radial and elliptical", columns: 4) {
        swatch("radial") {
          RadialGradient(colors: rainbow, center: .center, startRadius: 0, endRadius: 40)
        }
        swatch("ring") {
          RadialGradient(
            colors: [.white, .indigo], center: .center, startRadius: 12, endRadius: 30)
        }
        swatch("off centre") {
          RadialGradient(
            colors: [.white, .red, .black], center: UnitPoint(x: 0.3, y: 0.25), startRadius: 0,
            endRadius: 60)
        }
        swatch("elliptical") { EllipticalGradient(colors: rainbow) }
      }
      Samples(title: "Angular", columns: 4) {
        swatch("angular") { AngularGradient(colors: rainbow + [.red], center: .center) }
        swatch("90° on") {
          AngularGradient(colors: [.mint, .blue], center: .center, angle: .degrees(90))
        }
        swatch("sector") {
          AngularGradient(
            colors: [.yellow, .red], center: .center, startAngle: .degrees(-90),
            endAngle: .degrees(120))
        }
        swatch("on a stroke") {
          Circle().strokeBorder(
            AngularGradient(colors: rainbow + [.red], center: .center), lineWidth: 9)
        }
      }
      Samples(title: "Mesh", columns: 3) {
        Sample("smooth") { mesh(smooth: true, space: .device).frame(height: 74) }
        Sample("linear colours") { mesh(smooth: false, space: .device).frame(height: 74) }
        Sample("perceptual") { mesh(smooth: true, space: .perceptual).frame(height: 74) }
      }
      HStack(spacing: 16) {
        Text("Gradient").font(.system(size: 40, weight: .heavy))
          .foregroundStyle(
            LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle(.red.gradient)
        Text("Aa").font(.system(size: 40, weight: .heavy))
          .foregroundStyle(
            .angularGradient(
              colors: rainbow + [.red], center: .center, startAngle: .zero, endAngle: .degrees(360))
          )
      }
    }
  }

  private func swatch(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
    Sample(name) {
      content().frame(height: 52).background(Checkerboard())
    }
  }

  private func mesh(smooth: Bool, space: Gradient.ColorSpace) -> MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [
        SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(1, 0), SIMD2(0, 0.5), SIMD2(0.75, 0.3), SIMD2(1, 0.5),
        SIMD2(0, 1), SIMD2(0.4, 1), SIMD2(1, 1),
      ],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint],
      smoothsColors: smooth, colorSpace: space)
  }
}

#Preview { GradientsPage() }
