import SwiftUI

/// Rotation, scale, translation and perspective.
struct TransformsPage: View {
  var body: some View {
    Page(spacing: 20) {
      Samples(title: "Flat", columns: 5) {
        framed("rotation 20°") { $0.rotationEffect(.degrees(20)) }
        framed("about a corner") { $0.rotationEffect(.degrees(20), anchor: .topLeading) }
        framed("scale 0.6") { $0.scaleEffect(0.6) }
        framed("scale −1 × 1") { $0.scaleEffect(x: -1) }
        framed("offset") { $0.offset(x: 8, y: 8) }
        framed("skew") {
          $0.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: -8, ty: 0))
        }
        framed("turned text") { _ in Text("Turned").rotationEffect(.degrees(-30)) }
        framed("large text") { _ in Text("Aa").font(.system(size: 10)).scaleEffect(3) }
        framed("turned symbol") { _ in
          Image(systemName: "arrow.up.circle.fill").font(.title).rotationEffect(.degrees(45))
        }
        framed("scale in turn") { $0.scaleEffect(0.7).rotationEffect(.degrees(45)) }
      }
      Samples(title: "In space", columns: 5) {
        framed("about x") { $0.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0)) }
        framed("about y") { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
        framed("about xy") { $0.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0)) }
        framed("about z") { $0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1)) }
        framed("perspective 0") {
          $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        framed("at the edge") {
          $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        }
        framed("from behind") { $0.rotation3DEffect(.degrees(160), axis: (x: 0, y: 1, z: 0)) }
        framed("anchorZ 10") {
          $0.rotation3DEffect(
            .degrees(50), axis: (x: 0, y: 1, z: 0), anchorZ: 10, perspective: 0.4)
        }
        framed("stretched") {
          $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 1.2, y: 0.6)))
        }
        framed("text in space") { _ in
          Text("STAR WARS").font(.system(size: 13, weight: .heavy)).frame(width: 60, height: 44)
            .rotation3DEffect(.degrees(55), axis: (x: 1, y: 0, z: 0))
        }
      }
      HStack(spacing: -10) {
        ForEach(0..<5) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color(hue: Double(index) / 5, saturation: 0.7, brightness: 0.95).gradient)
            .overlay { Text("\(index + 1)").font(.title.bold()).foregroundStyle(.white) }
            .frame(width: 78, height: 100)
            .rotation3DEffect(
              .degrees(Double(2 - index) * 28), axis: (x: 0, y: 1, z: 0), perspective: 0.6
            )
            .zIndex(index == 2 ? 1 : 0)
        }
      }
    }
  }

  private func framed(_ name: String, _ effect: (Picture) -> some View) -> some View {
    Sample(name) {
      effect(Picture()).frame(width: 60, height: 44).border(.gray.opacity(0.3), width: 0.5)
    }
  }
}

#Preview { TransformsPage() }
