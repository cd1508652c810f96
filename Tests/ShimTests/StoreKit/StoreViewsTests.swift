import StoreKit
import SwiftUI
import Testing

@MainActor struct StoreViewsTests {
  @Test func aStoreWithPlaceholderIconsHasAnAreaForEachProduct() throws {
    let size = CGSize(width: 200, height: 300)
    let plain = try ViewHost(size: size) { StoreView(ids: ["a", "b"]) }.render()
    let withIcons = try ViewHost(size: size) {
      StoreView(ids: ["a", "b"]) { _ in
        Image(systemName: "star")
      } placeholderIcon: {
        ProgressView()
      }
    }
    #expect(try withIcons.render() == plain)
    let other = try ViewHost(size: size) { StoreView(ids: ["a"]) }
    #expect(try other.render() != plain)
  }
}
