import LayoutDSL
import Observation
import Testing

@testable import Controls
@testable import ViewCore

private enum DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum NameKey: EnvironmentKey {
  static var defaultValue: String? { "nobody" }
}

extension EnvironmentValues {
  fileprivate var nesting: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@Observable private final class Settings {
  var title = "a"
  var unread = 0
}

@MainActor struct EnvironmentTests {
  private struct Depth: View {
    let journal: Journal
    @Environment(\.nesting) var nesting
    var body: some View {
      let _ = journal.note("\(nesting)")
      Color.red
    }
  }

  @Test func optionalValuesHaveDefaultsAndMayBeNil() {
    var environment = EnvironmentValues()
    #expect(environment[NameKey.self] == "nobody")
    environment[NameKey.self] = nil
    #expect(environment[NameKey.self] == nil)
  }

  @Test func aValueReachesOnlyDescendants() {
    let journal = Journal()
    _ = Screen {
      Depth(journal: journal)
      VStack {
        Depth(journal: journal)
        Depth(journal: journal).transformEnvironment(\.nesting) { $0 += 10 }
      }
      .environment(\.nesting, 1)
      Depth(journal: journal)
    }
    #expect(journal.take() == ["0", "1", "11", "0"])
  }

  @Test func aChangeUpdatesOnlyTheReaders() {
    struct Root: View {
      let journal: Journal, remote: Remote<Int>
      @State private var value = 0
      var body: some View {
        let _ = remote.binding = $value
        Noted(name: "outside", journal: journal)
        Depth(journal: journal).environment(\.nesting, value)
      }
    }
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Root(journal: journal, remote: remote) }
    _ = journal.take()
    #expect(screen.cost { remote.value = 4 }.evaluations == 2)
    #expect(journal.take() == ["4"])
  }

  @Test func anEqualValueUpdatesNoReader() {
    struct Root: View {
      let journal: Journal, remote: Remote<Int>
      @State private var value = 0
      var body: some View {
        let _ = remote.binding = $value
        Depth(journal: journal).environment(\.nesting, value / 10)
      }
    }
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Root(journal: journal, remote: remote) }
    #expect(screen.cost { remote.value = 4 }.evaluations == 1)
    #expect(journal.take() == ["0"])
  }

  private struct Title: View {
    let journal: Journal
    @Environment(Settings.self) var settings
    @Environment(Settings.self) var optional: Settings?
    var body: some View {
      let _ = journal.note(settings.title + (optional == nil ? "!" : ""))
      Color.red
    }
  }

  @Test func observableObjectsAreFoundByType() {
    let settings = Settings()
    let journal = Journal()
    let screen = Screen { Title(journal: journal).environment(settings) }
    #expect(screen.cost { settings.unread = 1 }.evaluations == 0)
    #expect(screen.cost { settings.title = "b" }.evaluations == 1)
    #expect(journal.take() == ["a", "b"])
  }

  @Test func aMissingOptionalObjectIsNil() {
    struct Reader: View {
      @Environment(Settings.self) var settings: Settings?
      var body: some View { Color.red.probe(settings?.title ?? "none") }
    }
    #expect(Screen { Reader() }.probes == ["none"])
  }
}
