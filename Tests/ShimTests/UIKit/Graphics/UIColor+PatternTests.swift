import SwiftUI
import Testing

private struct Patterned: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = UIColor(patternImage: .halfRed)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor struct UIColorPatternTests {
  @Test func aBackgroundRepeatsThePicture() throws {
    let size = CGSize(width: 6, height: 3)
    let stripes = try ViewHost(size: size) {
      HStack(spacing: 1) { ForEach(0..<3) { _ in Color(uiColor: .red).frame(width: 1) } }
        .frame(maxWidth: .infinity, alignment: .leading)
    }.render()
    #expect(try ViewHost(size: size) { Patterned() }.render() == stripes)
  }

  @Test func patternsOfOtherPicturesDiffer() {
    let image = UIImage.halfRed
    #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
    #expect(UIColor(patternImage: image) != UIColor(patternImage: .halfRed))
    #expect(UIColor(patternImage: image) != UIColor.clear)
  }
}
