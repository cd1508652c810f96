import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

private final class Store: ObservableObject {
  @Published var width: CGFloat = 20
}

private struct Notes: App {
  static let store = Store()

  @StateObject private var store = Notes.store
  @State private var height: CGFloat = 10

  var body: some Scene {
    Settings { Color.blue.probe("settings") }
    WindowGroup {
      Color.red.frame(width: store.width, height: height).probe("window")
        .onAppear { height = 30 }
    }
    .commands {
      CommandMenu("Notes") { Button("New") {} }
      SidebarCommands()
    }
    Window("Other", id: "other") { Color.green.probe("other") }
  }
}

private struct Wrapped: App {
  struct Main: Scene {
    @State private var width: CGFloat = 5

    var body: some Scene {
      WindowGroup("Title") {
        Color.red.frame(width: width, height: 5).probe("window").onAppear { width = 15 }
      }
    }
  }

  var body: some Scene {
    if #available(iOS 17, *) { Settings { EmptyView() } }
    Main().environment(\.layoutDirection, .rightToLeft)
  }
}

private struct Presented: App {
  static let store = UserDefaults(suiteName: "AppTests.Presented") ?? .standard

  struct Main: View {
    @AppStorage("height") private var height = 5.0
    let width: Int

    var body: some View {
      Color.red.frame(width: CGFloat(width), height: height).probe("window")
    }
  }

  var body: some Scene {
    WindowGroup("Title", id: "main", for: Int.self) { $width in
      Main(width: width)
    } defaultValue: {
      30
    }
    .defaultAppStorage(Self.store)
  }
}

@MainActor struct AppTests {
  @Test func aTitledWindowPresentsItsDefaultValueWithTheStoreOfTheScene() {
    Presented.store.set(7.0, forKey: "height")
    defer { Presented.store.removePersistentDomain(forName: "AppTests.Presented") }
    let screen = Screen { AppView(Presented()) }
    #expect(screen.frame("window").size == CGSize(width: 30, height: 7))
  }

  @Test func theFirstWindowIsShownWithTheStateOfTheApp() {
    let screen = Screen { AppView(Notes()) }
    #expect(screen.frame("window").size == CGSize(width: 20, height: 30))
    Notes.store.width = 40
    #expect(screen.frame("window").size == CGSize(width: 40, height: 30))
    #expect(screen.graph.root.summary.isEmpty)
  }

  @Test func scenesOfTheAppHaveStateToo() {
    let screen = Screen { AppView(Wrapped()) }
    #expect(screen.frame("window").size == CGSize(width: 15, height: 5))
  }
}
