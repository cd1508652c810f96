import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct LineHeightTests {
  private func runs(_ view: some View) -> [ResolvedText.Run] {
    let screen = Screen(200, 50) { view }
    _ = screen.list
    return screen.text.prepared.last?.runs ?? []
  }

  @Test func heightsFollowThePointSize() {
    typealias Height = AttributedString.LineHeight
    #expect(Height.multiple(factor: 1.5).height(ofPointSize: 20) == 30)
    #expect(Height.leading(increase: 3).height(ofPointSize: 20) == 23)
    #expect(Height.exact(points: 44).height(ofPointSize: 20) == 44)
    #expect(Height.variable.height(ofPointSize: 20) == nil)
    #expect(Height.exact(points: -5).height(ofPointSize: 20) == 0)
    #expect(Height.exact(points: .nan).height(ofPointSize: 20) == 0)
    let (tight, normal, loose) = (Height.tight, Height.normal, Height.loose)
    #expect(tight.height(ofPointSize: 10) ?? 0 < normal.height(ofPointSize: 10) ?? 0)
    #expect(normal.height(ofPointSize: 10) ?? 0 < loose.height(ofPointSize: 10) ?? 0)
  }

  @Test func environmentAndAttributesSetTheLineHeight() {
    let text = Text("words").font(.system(size: 10))
    #expect(runs(text.lineHeight(.exact(points: 30))).map(\.lineHeight) == [.fixed(30)])
    #expect(runs(text.lineHeight(.variable)).map(\.lineHeight) == [.variable])
    #expect(runs(text.lineHeight(.loose).lineHeight(nil)).map(\.lineHeight) == [.fixed(15)])
    var string = AttributedString("words")
    string.font = .system(size: 10)
    string.lineHeight = .multiple(factor: 2)
    #expect(
      runs(Text(string).lineHeight(.exact(points: 30))).map(\.lineHeight) == [.fixed(20)])
  }
}
