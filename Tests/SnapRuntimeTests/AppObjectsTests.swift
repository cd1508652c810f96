import Combine
import LayoutDSL
import Observation
import Render
import Testing
import ViewCore

@testable import SnapRuntime

@MainActor struct AppObjectsTests {
  private final class Store: ObservableObject {
    @Published var title = "Milk"
  }

  private final class Unknown: ObservableObject {}

  @Observable fileprivate final class Account {
    var name = "Ada"
  }

  private struct Window: View {
    @StateObject private var store = Store()
    @State private var account = Account()

    var body: some View {
      VStack { Text("Window").environmentObject(store) }.environment(account)
    }
  }

  @Test func theWindowOfTheAppHasTheObjects() throws {
    var windows = 0
    let objects = AppObjects {
      windows += 1
      return try ViewHost(size: CGSize(width: 100, height: 100)) { Window() }
    }
    let store = try #require(objects.object(of: Store.self) as? Store)
    #expect(store.title == "Milk")
    #expect(objects.object(of: Store.self) === store)
    #expect((objects.object(of: Account.self) as? Account)?.name == "Ada")
    #expect(objects.object(of: Unknown.self) == nil && windows == 1)
  }
}
