import SwiftUI

/// Masks, clips and groups.
struct MasksPage: View {
  var body: some View {
    Page {
      Samples(title: "Masks") {
        Sample("symbol") {
          Picture().mask { Image(systemName: "heart.fill").font(.system(size: 40)) }
        }
        Sample("gradient") {
          Picture().mask {
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
          }
        }
        Sample("text") {
          Picture().mask { Text("SKY").font(.system(size: 28, weight: .black)) }
        }
        Sample("alignment") {
          Picture().mask(alignment: .topLeading) { Circle().frame(width: 30, height: 30) }
        }
        Sample("luminance") {
          Picture().mask {
            RadialGradient(
              colors: [.white, .black], center: .center, startRadius: 4, endRadius: 30
            )
            .luminanceToAlpha()
          }
        }
        Sample("blurred") { Picture().mask { Circle().padding(8).blur(radius: 4) } }
        Sample("a hole") {
          Picture().mask {
            Rectangle().overlay { Circle().padding(8).blendMode(.destinationOut) }
              .compositingGroup()
          }
        }
        Sample("of a mask") {
          Picture().mask { Circle().mask { Rectangle().padding(.leading, 30) } }
        }
        Sample("half") { Picture().mask { Rectangle().opacity(0.5) } }
        Sample("empty") { Picture().mask { EmptyView() } }
      }
      Samples(title: "Clips") {
        Sample("clipped") { overflowing.clipped() }
        Sample("circle") { overflowing.clipShape(Circle()) }
        Sample("rounded") { overflowing.clipShape(.rect(cornerRadius: 12)) }
        Sample("even-odd") {
          overflowing.clipShape(Rings(), style: FillStyle(eoFill: true))
        }
        Sample("cornerRadius") { overflowing.cornerRadius(10) }
        Sample("clip of clip") { overflowing.clipShape(.capsule).clipShape(.rect(cornerRadius: 4)) }
        Sample("turned clip") {
          overflowing.clipShape(.rect(cornerRadius: 6)).rotationEffect(.degrees(20))
        }
        Sample("border") { Picture().border(.red, width: 3) }
        Sample("uneven") {
          overflowing.clipShape(.rect(topLeadingRadius: 20, bottomTrailingRadius: 20))
        }
        Sample("shadow after") {
          Picture().clipShape(.rect(cornerRadius: 12)).shadow(radius: 4, y: 2)
        }
      }
      Samples(title: "Groups") {
        Sample("opacity 0.5") { overlapping.opacity(0.5) }
        Sample("in a group") { overlapping.compositingGroup().opacity(0.5) }
        Sample("drawingGroup") { overlapping.drawingGroup().opacity(0.5) }
        Sample("blend apart") {
          overlapping.blendMode(.multiply).compositingGroup().background(Color.yellow)
        }
        Sample("zIndex") {
          ZStack {
            Circle().fill(.red).frame(width: 34).offset(x: -10).zIndex(1)
            Circle().fill(.blue).frame(width: 34).offset(x: 10)
          }.frame(width: 60, height: 44)
        }
      }
      Samples(title: "Backgrounds and overlays", columns: 4) {
        Sample("style in shape") {
          Text("Tag").font(.footnote).padding(.horizontal, 12).padding(.vertical, 6)
            .background(.tint, in: .capsule).foregroundStyle(.white)
        }
        Sample("layers") {
          Text("Layers").padding(8).background { Color.yellow }.overlay(alignment: .bottomTrailing)
          {
            Circle().fill(.red).frame(width: 8, height: 8)
          }
        }
        Sample("badge") {
          Image(systemName: "bell.fill").font(.title).overlay(alignment: .topTrailing) {
            Text("3").font(.caption2.bold()).foregroundStyle(.white).padding(4)
              .background(.red, in: .circle).alignmentGuide(.top) { $0.height / 2 }
              .alignmentGuide(.trailing) { $0.width / 2 }
          }
        }
        Sample("ring") {
          Text("Ring").padding(.horizontal, 12).padding(.vertical, 6)
            .overlay { Capsule().stroke(.blue, lineWidth: 2) }
        }
      }
    }
  }

  private var overflowing: some View {
    Picture().scaleEffect(1.3).frame(width: 60, height: 44)
  }

  private var overlapping: some View {
    ZStack {
      Circle().fill(.red).frame(width: 34).offset(x: -10)
      Circle().fill(.blue).frame(width: 34).offset(x: 10)
    }
    .frame(width: 60, height: 44)
  }
}

private struct Rings: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addEllipse(in: rect)
      $0.addEllipse(in: rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    }
  }
}

#Preview { MasksPage() }
