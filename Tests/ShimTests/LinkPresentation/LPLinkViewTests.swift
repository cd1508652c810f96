import LinkPresentation
import Render
import SwiftUI
import Testing

private struct Link: UIViewRepresentable {
  let view: LPLinkView
  func makeUIView(context: Context) -> LPLinkView { view }
  func updateUIView(_ uiView: LPLinkView, context: Context) {}
}

@MainActor struct LPLinkViewTests {
  private let url = URL(string: "https://example.org/a")

  @Test func aLinkIsAPlaceholderWithItsTitle() throws {
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.title = "Example"
    let size = CGSize(width: 200, height: 60)
    let host = try ViewHost(size: size) { Link(view: LPLinkView(metadata: metadata)) }
    let picture = try host.render()
    let white = try ViewHost(size: size) { Color.white }.render()
    #expect(picture != white)
  }

  @Test func aLinkIsNoLargerThanACaption() throws {
    let view = LPLinkView(url: try #require(url))
    #expect(view.metadata.originalURL == url)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 900)) == CGSize(width: 200, height: 60))
  }

  @Test func aRequestFails() async throws {
    let url = try #require(url)
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
  }
}
