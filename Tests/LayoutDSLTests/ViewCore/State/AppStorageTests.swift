import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct AppStorageTests {
  private enum Theme: String {
    case light, dark
  }

  private struct Settings: View {
    @AppStorage("count") var count = 1
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("name") var name: String?
    @AppStorage("page") var page: URL?
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      Color.red.frame(width: CGFloat(count)).probe("\(theme) \(name ?? "-") \(page?.path ?? "-")")
        .onTapGesture {
          count += 1
          theme = .dark
          name = "x"
          page = URL(string: "https://a.b/c")
          date += 1
        }
    }
  }

  private struct Count: View {
    @AppStorage("count") private var count = 7
    var body: some View { Color.blue.frame(width: CGFloat(count)).probe("count") }
  }

  @Test func viewsShareTheValuesOfAScreen() {
    let screen = Screen {
      HStack(spacing: 0) {
        Settings()
        Count()
      }
    }
    #expect(screen.probes == ["light - -", "count"])
    #expect(screen.frame("count").width == 7)
    screen.tap(screen.frame("light - -").midX, 50)
    #expect(screen.probes == ["dark x /c", "count"])
    #expect(screen.frame("count").width == 2)
    #expect(Screen { Count() }.frame("count").width == 7)
  }

  @Test func aBindingAndNilReachTheStore() {
    struct Name: View {
      @AppStorage("name") var name: String?
      let binding: (Binding<String?>) -> Void
      var body: some View {
        let _ = binding($name)
        Color.red.probe(name ?? "none")
      }
    }
    var binding: Binding<String?>?
    let screen = Screen { Name { binding = $0 } }
    binding?.wrappedValue = "a"
    #expect(screen.probes == ["a"])
    binding?.wrappedValue = nil
    #expect(screen.probes == ["none"])
  }

  @Test func aGivenStoreIsReadAndWritten() throws {
    let name = "LayoutDSL-AppStorageTests"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(4, forKey: "count")
    let screen = Screen { Settings().defaultAppStorage(store) }
    #expect(screen.frame("light - -").width == 4)
    screen.tap(50, 50)
    #expect(store.integer(forKey: "count") == 5)
    #expect(store.string(forKey: "theme") == "dark")
  }

  @Test func anObservableObjectKeepsValues() {
    final class Model {
      @AppStorage("AppStorageTests.model") var count = 2
    }
    let model = Model()
    model.count += 3
    #expect(Model().count == 5)
    #expect(model.count == 5)
  }
}
