import Foundation
import LayoutDSL
import Render
import Testing

@testable import SnapRuntime

@MainActor struct ScreenSettingsHostTests {
  @Test func aListHasTheSizeOfADeviceWhateverItsModifiers() throws {
    let plain = try ScreenSettings().host { List { Text("A") } }
    let dark = try ScreenSettings().host { List { Text("A") }.preferredColorScheme(.dark) }
    let padded = try ScreenSettings().host { List { Text("A") }.listStyle(.plain).padding() }
    #expect([plain, dark, padded].map(\.size) == Array(repeating: Device.standard.size, count: 3))
  }

  @Test func otherViewsHaveTheirIdealSize() throws {
    let framed = try ScreenSettings().host {
      List { Text("A") }.frame(width: 200, height: 100)
    }
    #expect(framed.size == CGSize(width: 200, height: 100))
    let scroll = try ScreenSettings().host { ScrollView { Color.red.frame(width: 30, height: 40) } }
    #expect(scroll.size == CGSize(width: 30, height: 40))
  }
}
