import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ViewBuilderTests {
  @Test func manyChildren() {
    let screen = Screen(100, 250) {
      VStack(spacing: 0) {
        Color.red.probe("1"); Color.red.probe("2"); Color.red.probe("3"); Color.red.probe("4")
        Color.red.probe("5"); Color.red.probe("6"); Color.red.probe("7"); Color.red.probe("8")
        Color.red.probe("9"); Color.red.probe("10"); Color.red.probe("11"); Color.red.probe("12")
        Color.red.probe("13"); Color.red.probe("14"); Color.red.probe("15"); Color.red.probe("16")
        Color.red.probe("17"); Color.red.probe("18"); Color.red.probe("19"); Color.red.probe("20")
        Color.red.probe("21"); Color.red.probe("22"); Color.red.probe("23"); Color.red.probe("24")
        Color.red.probe("25")
      }
    }
    #expect(screen.probes == (1...25).map { "\($0)" })
    #expect(screen.frame("25") == CGRect(0, 240, 100, 10))
  }

  enum Kind { case one, two, three(Int) }

  @ViewBuilder func content(_ kind: Kind, named name: String?, flag: Bool) -> some View {
    let prefix = "case"
    switch kind {
    case .one: Color.red.probe("\(prefix) one")
    case .two:
      Color.red.probe("\(prefix) two")
      Color.red.probe("\(prefix) two again")
    case .three(let number): ForEach(0..<number, id: \.self) { Color.red.probe("three \($0)") }
    }
    if let name { Color.red.probe(name) }
    if flag, case .one = kind { Color.red.probe("flag") } else { EmptyView() }
    if #available(macOS 10.15, *) { Color.red.probe("available") }
  }

  @Test func controlFlow() {
    func probes(_ kind: Kind, _ name: String?, _ flag: Bool) -> [String] {
      Screen { VStack { content(kind, named: name, flag: flag) } }.probes
    }
    #expect(probes(.one, nil, true) == ["case one", "flag", "available"])
    #expect(probes(.two, "n", true) == ["case two", "case two again", "n", "available"])
    #expect(probes(.three(2), nil, false) == ["three 0", "three 1", "available"])
  }

  @Test func anEmptyClosureShowsNothing() {
    let screen = Screen {
      VStack {}.probe("empty")
      HStack {
        EmptyView()
        Color.red.probe("only")
      }
    }
    #expect(screen.frame("empty").size == .zero)
    #expect(screen.frame("only").width == 100)
  }

  @Test func modifiersOnConditionalContent() {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isWide = false
      var body: some View {
        let _ = remote.binding = $isWide
        Group {
          if isWide { Color.red.probe("wide") } else { Color.blue.frame(width: 10).probe("narrow") }
        }
        .frame(height: 20).probe("framed")
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen { Root(remote: remote) }
    #expect(screen.frame("framed") == CGRect(45, 40, 10, 20))
    remote.value = true
    #expect(screen.frame("framed") == CGRect(0, 40, 100, 20))
    #expect(screen.probes == ["framed", "wide"])
  }

  enum Choice: View {
    case plain
    case wide(CGFloat)

    var body: some View {
      switch self {
      case .plain: Color.red.probe("plain")
      case .wide(let width): Color.red.frame(width: width).probe("wide")
      }
    }
  }

  @Test func anEnumCanBeAView() {
    let screen = Screen {
      HStack {
        Choice.plain
        Choice.wide(20)
      }
    }
    #expect(screen.probes == ["plain", "wide"])
    #expect(screen.frame("wide").width == 20)
  }

  @Test func severalRootViewsAreStackedVertically() {
    let screen = Screen {
      Color.red.frame(width: 10, height: 10).probe("a")
      Color.red.frame(width: 10, height: 10).probe("b")
    }
    #expect(screen.frame("a") == CGRect(45, 36, 10, 10))
    #expect(screen.frame("b") == CGRect(45, 54, 10, 10))
  }
}
