import Foundation
import ViewCore

/// The white knob of a switch or slider: a disc, or a capsule where it is wider than tall.
struct Knob: View {
  let size: CGSize

  var body: some View {
    if size.width == size.height {
      Circle().fill(.white)
    } else {
      Capsule().fill(.white).frame(width: size.width, height: size.height)
    }
  }
}
