import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct PresentationTests {
  @Test func anInitialSheetDoesNotAnimate() {
    let screen = Screen(200, 410) { SampleSheet(isPresented: true) }
    #expect(screen.painted(.green) == [CGRect(0, 10, 200, 400)])
    screen.advance(by: 0.1)
    screen.tap(100, 100)
    #expect(screen.painted(.green) == [CGRect(0, 10, 200, 400)])
    screen.advance(by: 0.3)
    #expect((screen.painted(.green).first?.minY ?? 0) > 300)
  }

  @Test func aTransactionCanDisableTheAnimation() {
    struct Jumping: View {
      @State private var isPresented = false

      var body: some View {
        Color.red.onTapGesture { change(to: true) }
          .sheet(isPresented: $isPresented) {
            Color.green.onTapGesture { change(to: false) }
          }
      }

      private func change(to isPresented: Bool) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { self.isPresented = isPresented }
      }
    }
    let screen = Screen(200, 410) { Jumping() }
    screen.tap(100, 100)
    #expect(screen.painted(.green) == [CGRect(0, 10, 200, 400)])
    screen.tap(100, 100)
    #expect(screen.painted(.green) == [])
  }

  @Test func aDismissedSheetStaysInFrontUntilItIsGone() {
    struct Two: View {
      @State private var isPresented = true
      @State private var hasSecond = false

      var body: some View {
        Color.red.sheet(isPresented: $isPresented) {
          Color.green.onTapGesture { hasSecond = true }
            .sheet(isPresented: $hasSecond) { Color.blue.onTapGesture { hasSecond = false } }
        }
      }
    }
    let screen = Screen(200, 410) { Two() }
    screen.tap(100, 100)
    screen.advance(by: 1)
    screen.tap(100, 100)
    screen.advance(by: 0.1)
    func order(_ list: DisplayList) -> [Color.Resolved] {
      list.items.flatMap { item -> [Color.Resolved] in
        switch item {
        case .fill(_, .color(let color), _): [color]
        case .group(_, let inner): order(inner)
        default: []
        }
      }
    }
    let colors = order(screen.list)
    let green = colors.lastIndex(of: Color.green.resolve(in: EnvironmentValues()))
    let blue = colors.lastIndex(of: Color.blue.resolve(in: EnvironmentValues()))
    #expect((green ?? .max) < (blue ?? -1))
  }

  /// The documentation of `preferredColorScheme(_:)` names the nearest presentation.
  @Test func aPresentationHasTheColourSchemeThatItsContentPrefers() {
    struct Sheet: View {
      let prefersDark: Bool
      @Environment(\.colorScheme) private var colorScheme
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          Reader().preferredColorScheme(prefersDark ? .dark : nil)
        }
        .probe("below \(colorScheme)")
      }
    }
    struct Reader: View {
      @Environment(\.colorScheme) private var colorScheme
      var body: some View { Color.red.probe("sheet \(colorScheme)") }
    }
    let stage = Stage(true) { Sheet(prefersDark: $0) }
    #expect(stage.screen.probes == ["below light", "sheet dark"])
    stage.value = false
    #expect(stage.screen.probes == ["below light", "sheet light"])
  }
}
