import SwiftUI
import Testing

@MainActor struct UIScreenTests {
  @Test func theScreenIsThatOfTheView() throws {
    struct Half: View {
      var body: some View {
        Color.red.frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.scale)
      }
    }
    let host = try ViewHost(size: CGSize(width: 60, height: 40), scale: 2) { Half() }
    let picture = try host.render()
    #expect((0..<120).count { picture[$0, 40].green < 128 } == 60)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func theSafeAreaOfTheWindowIsKnownToTheFirstBody() throws {
    var tops: [CGFloat?] = []
    struct Header: View {
      let read: (CGFloat?) -> Void
      var body: some View {
        let _ = read(UIApplication.shared.windows.first { $0.isKeyWindow }?.safeAreaInsets.top)
        Color.red
      }
    }
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    _ = try ViewHost(size: CGSize(width: 60, height: 140), safeAreaInsets: insets) {
      Header { tops.append($0) }
    }
    #expect(tops == [59])
  }
}
