import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

@MainActor
struct AnimationPictureTests {
  private final class Switch {
    var isOn: Binding<Bool>?
  }

  /// A red square that moves from left to right, and a blue square that appears below it.
  private struct Squares: View {
    @State private var isOn = false
    let control: Switch

    var body: some View {
      let _ = control.isOn = $isOn
      VStack(alignment: isOn ? .trailing : .leading, spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        ZStack {
          Color.white.frame(width: 100, height: 20)
          if isOn { Color(red: 0, green: 0, blue: 1).frame(width: 20) }
        }
        .frame(height: 20)
      }
    }
  }

  private func picture(at time: TimeInterval, frames: Int = 1) throws -> Pixmap {
    let control = Switch()
    let host = try ViewHost(size: CGSize(width: 100, height: 40)) { Squares(control: control) }
    withAnimation(.linear(duration: 1)) { control.isOn?.wrappedValue = true }
    for _ in 0..<frames { host.advance(by: time / Double(frames)) }
    return try host.render()
  }

  @Test func frameShowsIntermediatePositions() throws {
    let picture = try picture(at: 0.5)
    let row = [39, 40, 59, 60].map { Int(picture[$0, 10].green) }
    #expect(row == [255, 0, 0, 255], "the red square is half way")
    #expect([127, 128].contains(Int(picture[50, 30].red)), "the blue one is half there")
    #expect(Int(picture[50, 30].blue) == 255)
  }

  @Test func pictureDoesNotDependOnPreviousFrames() throws {
    #expect(try picture(at: 0.3).pngData() == picture(at: 0.3, frames: 7).pngData())
  }
}
