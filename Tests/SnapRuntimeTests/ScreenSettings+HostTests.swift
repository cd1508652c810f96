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

  @Test func aViewWithBarsHasTheScreenOfADevice() throws {
    let stack = try ScreenSettings().host {
      NavigationStack { Form { Text("A") }.navigationTitle("B") }
    }
    let tabs = try ScreenSettings().host { TabView { Text("A").tabItem { Text("B") } } }
    for host in [stack, tabs] {
      #expect(host.size == Device.standard.size)
      #expect(host.safeAreaInsets == Device.standard.safeAreaInsets)
    }
    var settings = ScreenSettings()
    settings.safeArea = .init(top: 10, leading: 0, bottom: 0, trailing: 0)
    let chosen = try settings.host { NavigationStack { Text("A") } }
    #expect(chosen.safeAreaInsets == EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func otherViewsHaveTheirIdealSize() throws {
    let small = try ScreenSettings().host {
      NavigationStack { Text("A") }.frame(width: 200, height: 100)
    }
    #expect(small.size == CGSize(width: 200, height: 100) && small.safeAreaInsets == EdgeInsets())
    let pages = try ScreenSettings().host {
      TabView { Color.red.frame(width: 30, height: 40) }.tabViewStyle(.page)
    }
    #expect(pages.size.width < 100)
    let framed = try ScreenSettings().host {
      List { Text("A") }.frame(width: 200, height: 100)
    }
    #expect(framed.size == CGSize(width: 200, height: 100))
    let scroll = try ScreenSettings().host { ScrollView { Color.red.frame(width: 30, height: 40) } }
    #expect(scroll.size == CGSize(width: 30, height: 40))
  }
}
