import Foundation
import Testing

@testable import LayoutDSL

@MainActor struct LazyVGridTests {
  @Test func adaptiveColumnsFillTheRoom() {
    let tracks = GridItem.tracks([GridItem(.adaptive(minimum: 30), spacing: 5)], length: 100)
    #expect(tracks.map(\.length) == [30, 30, 30])
    #expect(tracks.map(\.start) == [0, 35, 70])
  }

  @Test func itemsWithoutRoomKeepTheirLeast() {
    let items = [GridItem(.flexible(minimum: 40), spacing: 0), GridItem(.adaptive(minimum: 20))]
    #expect(GridItem.tracks(items, length: 10).map(\.length) == [40, 20])
    #expect(GridItem.tracks(items, length: nil).map(\.length) == [40, 20])
    #expect(GridItem.tracks([], length: 100).isEmpty)
  }

  @Test func sectionsStartLinesOfTheirOwn() {
    let screen = Screen {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
        Section { Color.red.frame(height: 10).probe("a") }
        Section {
          Color.red.frame(height: 10).probe("b")
        } header: {
          Color.red.frame(height: 5).probe("header")
        }
      }
    }
    #expect(screen.frame("a") == CGRect(30, 37.5, 20, 10))
    #expect(screen.frame("header") == CGRect(0, 47.5, 100, 5))
    #expect(screen.frame("b") == CGRect(30, 52.5, 20, 10))
  }

  @Test func aGridWithoutColumnsIsAColumn() {
    let screen = Screen {
      LazyVGrid(columns: [], spacing: 0) { Color.red.frame(height: 10).probe("a") }
    }
    #expect(screen.frame("a") == CGRect(0, 45, 100, 10))
  }
}
