import Foundation
import ViewCore

/// The white knob of a switch or slider: a disc, or a capsule where it is wider than tall.
struct Knob: View {
  let size: CGSize
  @Environment(\.controlAppearances) private var appearances
  @Environment(\.knobImage) private var image

  var body: some View {
    let color = appearances?.knob ?? .white
    if let image {
      image.frame(width: size.width, height: size.height)
    } else if size.width == size.height {
      Circle().fill(color)
    } else {
      Capsule().fill(color).frame(width: size.width, height: size.height)
    }
  }
}
