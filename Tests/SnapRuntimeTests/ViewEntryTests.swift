import Foundation
import LayoutDSL
import Render
import Testing

@testable import SnapRuntime

@MainActor struct ViewEntryTests {
  /// The machine's date would make every picture another one.
  @Test func datesInAPreviewAreThoseOfItsScreen() throws {
    var seen: Date?
    let entry = ViewEntry.preview("Date") {
      Preview {
        let _ = seen = Date()
        return Text("Now")
      }
    }
    _ = try entry.host()
    #expect(seen == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func datesInAProviderAreThoseOfItsScreen() throws {
    var seen: Set<Date> = []
    let entry = ViewEntry.previews("Dates") {
      let _ = seen.insert(Date())
      Text("Now")
    }
    _ = try entry.host()
    #expect(seen == [Date(timeIntervalSinceReferenceDate: 0)])
  }

  @Test func aFormWithoutASizeHasTheScreenOfADevice() throws {
    let entry = ViewEntry.view("Form") { Form { Text("Row") } }
    #expect(try entry.host().size == Device.standard.size)
  }

  @Test func settingsReachTheView() throws {
    var values: EnvironmentValues?
    struct Reader: View {
      @Environment(\.self) private var environment
      let read: (EnvironmentValues) -> Void

      var body: some View {
        let _ = read(environment)
        Color.red
      }
    }
    var settings = ScreenSettings(size: CGSize(width: 20, height: 20))
    settings.safeArea = ScreenSettings.SafeArea(top: 5)
    settings.typeSize = .accessibility2
    settings.contrast = .increased
    settings.isRightToLeft = true
    settings.hasBoldText = true
    settings.reducesMotion = true
    let entry = ViewEntry.view("Reader") { Reader { values = $0 } }
    let host = try entry.host(on: settings)
    #expect(host.safeAreaInsets.top == 5)
    #expect(values?.dynamicTypeSize == .accessibility2)
    #expect(values?.colorSchemeContrast == .increased)
    #expect(values?.layoutDirection == .rightToLeft)
    #expect(values?.legibilityWeight == .bold)
    #expect(values?.accessibilityReduceMotion == true)
  }

  // MARK: Previews

  private func preview(
    _ traits: PreviewTrait<Preview.ViewTraits>, on screen: ScreenSettings = ScreenSettings()
  ) throws -> ViewHost {
    try ViewEntry.preview("P") {
      Preview(traits: traits) { Color.red.frame(height: 10) }
    }.host(on: screen)
  }

  @Test func aPreviewHasTheScreenThatItsTraitsAskFor() throws {
    let device = try preview(.defaultLayout)
    #expect(device.size == Device.standard.size)
    #expect(device.safeAreaInsets == Device.standard.safeAreaInsets)
    #expect(device.scale == 1)
    let landscape = try preview(.landscapeRight)
    #expect(landscape.size == Device.standard.landscape.size)
    #expect(landscape.safeAreaInsets == Device.standard.landscape.safeAreaInsets)
    let fixed = try preview(.fixedLayout(width: 70, height: 30))
    #expect(fixed.size == CGSize(width: 70, height: 30))
    #expect(fixed.safeAreaInsets == EdgeInsets())
    // The size of the screen is proposed to it, and it takes all of the width.
    #expect(try preview(.sizeThatFitsLayout).size == CGSize(width: 393, height: 10))
  }

  @Test func theCommandLineGoesBeforeThePreview() throws {
    var screen = ScreenSettings()
    screen.device = "iPhone SE (3rd generation)"
    #expect(try preview(.defaultLayout, on: screen).size == CGSize(width: 375, height: 667))
    #expect(try preview(.defaultLayout, on: screen).scale == 2)
    #expect(try preview(.sizeThatFitsLayout, on: screen).size.width == 375)
    #expect(try preview(.fixedLayout(width: 7, height: 8), on: screen).size.width == 7)
    screen.size = CGSize(width: 50, height: 60)
    #expect(try preview(.fixedLayout(width: 7, height: 8), on: screen).size == screen.size)
    screen.safeArea = ScreenSettings.SafeArea(top: 3)
    #expect(try preview(.defaultLayout, on: screen).safeAreaInsets.top == 3)
  }

  @Test func aPreviewWithoutASizeOfItsOwnFitsTheScreen() throws {
    let empty = ViewEntry.preview("P") { Preview(traits: .sizeThatFitsLayout) { EmptyView() } }
    #expect(try empty.host().size == Device.standard.size)
  }

  @Test func theChildrenOfAProvidersGroupsAreViewsOfTheirOwn() throws {
    let entry = ViewEntry.previews("Card_Previews") {
      Group {
        Color.red.frame(width: 10, height: 20).previewDisplayName("Red")
        ForEach(0..<2) { Color.blue.frame(width: 30 + CGFloat($0), height: 5) }
      }
      .previewLayout(.sizeThatFits)
      Color.green.previewDevice("iPad Pro 11-inch (M4)")
        .previewInterfaceOrientation(.landscapeLeft)
    }
    let views = try entry.members().map { try $0.make() }
    #expect(
      views.map(\.name) == ["Red", "Card_Previews 2", "Card_Previews 3", "Card_Previews 4"])
    let sizes = try views.map { try $0.host(on: ScreenSettings()).size }
    #expect(sizes.map(\.width) == [10, 30, 31, 1210])
    #expect(sizes.map(\.height) == [20, 5, 5, 834])
  }

  @Test func aProviderWithoutViewsHasNone() throws {
    #expect(ViewEntry.previews("P") { EmptyView() }.members().count <= 1)
    #expect(ViewEntry.previews("P") { ForEach(0..<0) { Text("\($0)") } }.members().isEmpty)
  }

  @Test func anUnknownDeviceIsAWarning() throws {
    let entry = ViewEntry.previews("P") { Color.red.previewDevice("iPhone 99") }
    let view = try entry.members()[0].make()
    #expect(try view.host(on: ScreenSettings()).size == Device.standard.size)
    #expect(view.deviceWarning(on: ScreenSettings())?.mistake.contains("'iPhone 99'") == true)
    #expect(view.deviceWarning(on: ScreenSettings(size: CGSize(width: 9, height: 9))) == nil)
  }

  @Test func modifiersGetTheirSharedObject() throws {
    struct Sample: PreviewModifier {
      static func makeSharedContext() async throws -> CGFloat { 40 }

      func body(content: Content, context: CGFloat) -> some View {
        content.padding(.leading, context)
      }
    }
    struct Frame: PreviewModifier {
      func body(content: Content, context: Void) -> some View { content.frame(height: 9) }
    }
    let entry = ViewEntry.preview("P") {
      Preview(traits: .modifier(Sample()), .modifier(Frame()), .sizeThatFitsLayout) {
        Color.red.frame(width: 10)
      }
    }
    let host = try entry.host()
    #expect(host.viewGraph.root.children.first?.size == CGSize(width: 50, height: 9))
  }

  @Test func theErrorOfASharedObjectIsThatOfThePreview() throws {
    struct Missing: Error {}
    struct Sample: PreviewModifier {
      static func makeSharedContext() async throws -> Int { throw Missing() }

      func body(content: Content, context: Int) -> some View { content }
    }
    let entry = ViewEntry.preview("P") { Preview(traits: .modifier(Sample())) { Color.red } }
    #expect(throws: Missing.self) { try entry.host() }
  }
}

extension ViewEntry {
  @MainActor fileprivate func host(on screen: ScreenSettings = ScreenSettings()) throws -> ViewHost
  {
    try members()[0].make().host(on: screen)
  }
}
