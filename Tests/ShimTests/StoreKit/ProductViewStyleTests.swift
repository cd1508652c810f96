import StoreKit
import SwiftUI
import Testing

private struct Badge: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.state {
    case .unavailable: HStack(spacing: 0) { configuration.icon }
    case .loading, .success, .failure: Color.green
    }
  }
}

@MainActor struct ProductViewStyleTests {
  @Test func aStyleReceivesTheIconAndTheState() throws {
    let size = CGSize(width: 20, height: 20)
    let styled = try ViewHost(size: size) {
      ProductView(id: "pro") { Color.red }.productViewStyle(Badge())
    }.render()
    #expect(styled == (try ViewHost(size: size) { Color.red }.render()))
  }

  @Test func aStyleMayShowTheAutomaticViewOfItsConfiguration() throws {
    struct Plain: ProductViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProductView(configuration).background(.green)
      }
    }
    let size = CGSize(width: 120, height: 80)
    let styled = try ViewHost(size: size) {
      ProductView(id: "pro") { phase in
        if phase.promotedIcon == nil { Color.red }
      } placeholderIcon: {
        Color.blue
      }
      .productViewStyle(Plain())
    }.render()
    #expect(
      styled
        == (try ViewHost(size: size) { ProductView(id: "pro").background(.green) }.render()))
  }
}
