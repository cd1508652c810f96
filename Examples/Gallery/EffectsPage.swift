import SwiftUI

/// Shadows, blurs and what changes colours.
struct EffectsPage: View {
  var body: some View {
    Page(spacing: 20) {
      Samples(title: "Shadows") {
        Sample("radius 4") { card.shadow(radius: 4) }
        Sample("radius 10, y 6") { card.shadow(color: .black.opacity(0.3), radius: 10, y: 6) }
        Sample("radius 0") { card.shadow(color: .blue, radius: 0, x: 3, y: 3) }
        Sample("of text") {
          Text("Aa").font(.system(size: 34, weight: .bold)).foregroundStyle(.white)
            .shadow(color: .black.opacity(0.7), radius: 3, y: 1).frame(height: 44)
        }
        Sample("of a ring") {
          Circle().strokeBorder(.orange, lineWidth: 8).frame(width: 44, height: 44)
            .shadow(color: .red, radius: 5)
        }
        Sample("two") {
          card.shadow(color: .red, radius: 2, x: -5).shadow(color: .blue, radius: 2, x: 5)
        }
        Sample("of a group") {
          HStack(spacing: 4) {
            Circle(); Circle()
          }.foregroundStyle(.teal)
            .frame(width: 60, height: 44).compositingGroup().shadow(radius: 5, y: 3)
        }
        Sample("inner") {
          RoundedRectangle(cornerRadius: 10)
            .fill(.yellow.shadow(.inner(radius: 5, x: 2, y: 3))).frame(width: 52, height: 44)
        }
        Sample("inner text") {
          Text("Aa").font(.system(size: 38, weight: .black))
            .foregroundStyle(.blue.shadow(.inner(color: .black, radius: 2, y: 2)))
            .frame(height: 44)
        }
        Sample("drop style") {
          Image(systemName: "star.fill").font(.system(size: 36))
            .foregroundStyle(.yellow.shadow(.drop(color: .brown, radius: 1, y: 2)))
            .frame(height: 44)
        }
      }
      Samples(title: "Blur") {
        Sample("none") { Picture() }
        Sample("2") { Picture().blur(radius: 2) }
        Sample("6") { Picture().blur(radius: 6) }
        Sample("6, opaque") { Picture().blur(radius: 6, opaque: true) }
        Sample("6, clipped") { Picture().blur(radius: 6).clipShape(.rect(cornerRadius: 8)) }
      }
      Samples(title: "Colours") {
        Sample("brightness 0.3") { Picture().brightness(0.3) }
        Sample("brightness −0.3") { Picture().brightness(-0.3) }
        Sample("contrast 0.4") { Picture().contrast(0.4) }
        Sample("contrast 1.8") { Picture().contrast(1.8) }
        Sample("saturation 0.3") { Picture().saturation(0.3) }
        Sample("saturation 2.5") { Picture().saturation(2.5) }
        Sample("grayscale 0.99") { Picture().grayscale(0.99) }
        Sample("hue 90°") { Picture().hueRotation(.degrees(90)) }
        Sample("colorInvert") { Picture().colorInvert() }
        Sample("colorMultiply") { Picture().colorMultiply(.orange) }
        Sample("opacity 0.4") { Picture().opacity(0.4) }
        Sample("luminanceToAlpha") { Picture().luminanceToAlpha() }
      }
      HStack(spacing: 12) {
        Text("20 pt").redacted(reason: .placeholder)
        VStack(alignment: .leading) {
          Text("Some title of an article").font(.headline)
          Text("And what it is about, in words that nobody shall read yet.").font(.footnote)
        }
        .redacted(reason: .placeholder)
        Image(systemName: "star.fill").font(.title).redacted(reason: .placeholder)
      }
    }
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 52, height: 44)
  }
}

/// A small landscape of many colours.
struct Picture: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.cyan, .white], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 20, height: 20).offset(x: 12, y: -8)
      Ellipse().fill(.green).frame(width: 70, height: 36).offset(x: -14, y: 22)
      Ellipse().fill(.brown).frame(width: 50, height: 22).offset(x: 20, y: 22)
      Rectangle().fill(.red).frame(width: 12, height: 12).offset(x: -12, y: 2)
    }
    .frame(width: 60, height: 44)
    .clipped()
  }
}

#Preview { EffectsPage() }
