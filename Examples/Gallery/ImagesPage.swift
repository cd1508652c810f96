import SwiftUI

/// Pictures: sizes, slices, tiles, sampling and tints.
struct ImagesPage: View {
  private let invader = Image(data: invaderPNG)
  private let bubble = Image(data: bubblePNG)

  var body: some View {
    Page {
      Samples(title: "Sizes", columns: 5) {
        Sample("own size") { invader.frame(width: 60, height: 44) }
        Sample("resizable") { invader.resizable().frame(width: 60, height: 44) }
        Sample("scaledToFit") {
          invader.resizable().scaledToFit().frame(width: 60, height: 44).border(.gray)
        }
        Sample("scaledToFill") {
          invader.resizable().scaledToFill().frame(width: 60, height: 44).clipped()
        }
        Sample("turned") {
          invader.resizable().frame(width: 50, height: 40).rotationEffect(.degrees(20))
        }
      }
      Samples(title: "Interpolation, larger", columns: 4) {
        Sample("none") { enlarged(.none) }
        Sample("low") { enlarged(.low) }
        Sample("medium") { enlarged(.medium) }
        Sample("high") { enlarged(.high) }
      }
      Samples(title: "Interpolation, smaller", columns: 4) {
        Sample("none") { reduced(.none) }
        Sample("low") { reduced(.low) }
        Sample("medium") { reduced(.medium) }
        Sample("high") { reduced(.high) }
      }
      Samples(title: "Slices and tiles", columns: 4) {
        Sample("original") { bubble.frame(height: 60) }
        Sample("stretched") { bubble.resizable().frame(width: 84, height: 60) }
        Sample("cap insets") { bubble.resizable(capInsets: caps).frame(width: 84, height: 60) }
        Sample("tiled middle") {
          bubble.resizable(capInsets: caps, resizingMode: .tile).frame(width: 84, height: 60)
        }
        Sample("tiled") {
          invader.resizable(resizingMode: .tile).frame(width: 84, height: 60)
        }
        Sample("ImagePaint") {
          Circle().fill(ImagePaint(image: invader, scale: 1.5)).frame(height: 60)
        }
        Sample("as a border") {
          Rectangle().stroke(ImagePaint(image: invader), lineWidth: 14).padding(7)
            .frame(width: 84, height: 60)
        }
        Sample("behind text") {
          Text("Hello\nthere").font(.footnote).padding(10)
            .background { bubble.resizable(capInsets: caps) }
        }
      }
      Samples(title: "Colours", columns: 4) {
        Sample("original") { large.renderingMode(.original).frame(width: 70, height: 50) }
        Sample("template") {
          large.renderingMode(.template).foregroundStyle(.pink).frame(width: 70, height: 50)
        }
        Sample("gradient") {
          large.renderingMode(.template)
            .foregroundStyle(
              LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
            ).frame(width: 70, height: 50)
        }
        Sample("shadow, opacity") {
          large.shadow(radius: 3, y: 3).opacity(0.7).frame(width: 70, height: 50)
        }
        Sample("circle") {
          photo.resizable().scaledToFill().frame(width: 50, height: 50).clipShape(.circle)
            .overlay { Circle().stroke(.white, lineWidth: 3) }.shadow(radius: 3)
        }
        Sample("blurred") {
          photo.resizable().frame(width: 70, height: 50).blur(radius: 3, opaque: true).clipped()
        }
        Sample("in a row") { Text("\(Image(data: invaderPNG)) text") }
        Sample("missing") { Image("no such picture").frame(width: 70, height: 50) }
      }
    }
  }

  private let caps = EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)

  private var large: Image { invader.resizable().interpolation(.none) }

  private func enlarged(_ interpolation: Image.Interpolation) -> some View {
    invader.resizable().interpolation(interpolation).frame(width: 80, height: 64)
  }

  private func reduced(_ interpolation: Image.Interpolation) -> some View {
    chart.resizable().interpolation(interpolation).frame(width: 80, height: 64)
  }

  /// Fine rings, which show how a picture is made smaller.
  private var chart: Image {
    Image(
      showing: Canvas { context, size in
        for ring in 0..<40 {
          let inset = CGFloat(ring) * 3
          let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
          context.stroke(Path(ellipseIn: rect), with: .color(.indigo), lineWidth: 1)
        }
      }
      .frame(width: 240, height: 240))
  }

  private var photo: Image {
    Image(showing: Picture().scaleEffect(3).frame(width: 180, height: 132))
  }
}

extension Image {
  /// The picture in the bytes of a file.
  fileprivate init(data: String) {
    let data = Data(base64Encoded: data) ?? Data()
    self.init(uiImage: UIImage(data: data) ?? UIImage())
  }

  /// Creates an image of a view.
  @MainActor fileprivate init(showing view: some View) {
    self.init(uiImage: ImageRenderer(content: view).uiImage ?? UIImage())
  }
}

private let invaderPNG = """
  iVBORw0KGgoAAAANSUhEUgAAAAoAAAAICAYAAADA+m62AAAAMUlEQVR42mNggAK5Cpv/DGgAmxiGBF5F2DBWRfjYOE3C\
  MBldNzarMRTi8hxWt+LyNQB2p0ipr2BucQAAAABJRU5ErkJggg==
  """

private let bubblePNG = """
  iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAApUlEQVR42mNgQAMaUSf0gXg+EN8H4v9E4vtQPfoMuABQkh\
  +I+0kwFBcGmcGPzfDzMEUFUx/8X3f8y/+zD/8ThUFqQXqQLDmPYgnM5UZJp0kyGJtFIDNgPkEOc7AgJYYjW4LkE30GaOSA\
  vUip4TCMFFzzGWCphRqux+KL+www71DLcBiGmTtqwagFoxbQyQKaFxU0L+xoW1zTvMKhS5VJ80qfls0WACMuxHdFXMTUAA\
  AAAElFTkSuQmCC
  """

#Preview { ImagesPage() }
