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
    _ = try entry.makeHost(ScreenSettings())
    #expect(seen == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func aFormWithoutASizeHasTheScreenOfADevice() throws {
    let entry = ViewEntry.view("Form") { Form { Text("Row") } }
    #expect(try entry.makeHost(ScreenSettings()).size == Device.standard.size)
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
    settings.safeArea.top = 5
    settings.typeSize = .accessibility2
    settings.contrast = .increased
    settings.isRightToLeft = true
    settings.hasBoldText = true
    settings.reducesMotion = true
    let entry = ViewEntry.view("Reader") { Reader { values = $0 } }
    let host = try entry.makeHost(settings)
    #expect(host.safeAreaInsets.top == 5)
    #expect(values?.dynamicTypeSize == .accessibility2)
    #expect(values?.colorSchemeContrast == .increased)
    #expect(values?.layoutDirection == .rightToLeft)
    #expect(values?.legibilityWeight == .bold)
    #expect(values?.accessibilityReduceMotion == true)
  }
}
