import SwiftUI
import Testing

@MainActor struct UIHostingConfigurationTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func picture(_ configuration: some UIContentConfiguration) throws -> Pixmap {
    let view = configuration.makeContentView()
    return try ViewHost(size: CGSize(width: 40, height: 40)) { Shown(view: view) }.render()
  }

  @Test func marginsLeaveRoomAroundTheContentForTheBackground() throws {
    let drawn = try picture(
      UIHostingConfiguration { Color.red }
        .margins(.all, 4).margins(.leading, 20).background(Color.blue))
    #expect(drawn[10, 20].blue > 200 && drawn[10, 20].red < 100)
    #expect(drawn[30, 2].blue > 200 && drawn[30, 2].red < 100)
    #expect(drawn[30, 20].red > 200 && drawn[30, 20].blue < 100)
  }

  @Test func theBackgroundCanBeAView() throws {
    let drawn = try picture(
      UIHostingConfiguration { Color.clear }.background { Color.green })
    #expect(drawn[20, 20].green > drawn[20, 20].red + 100)
  }

  @Test func aConfigurationHasALeastSize() throws {
    let configuration = UIHostingConfiguration { Color.red.frame(width: 5, height: 5) }
      .minSize(width: 30).minSize(height: 50)
    let view = configuration.makeContentView()
    let content = try #require((view as? any UIViewContent)?.content)
    #expect(try ViewHost { content }.size == CGSize(width: 30, height: 50))
  }
}
