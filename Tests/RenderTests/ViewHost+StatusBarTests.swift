import Foundation
import LayoutDSL
import Render
import Testing

@MainActor struct ViewHostStatusBarTests {
  /// The rows of a picture, in points, that a status bar and a home indicator change: from the first
  /// to the last above the middle, and the same below it.
  private func changedRows<Content: View>(
    _ device: Device, _ scheme: ColorScheme = .light, @ViewBuilder content: () -> Content
  ) throws -> (top: ClosedRange<Int>?, bottom: ClosedRange<Int>?) {
    let host = try ViewHost(device: device, colorScheme: scheme, content: content)
    let plain = try host.render()
    host.showsStatusBar = true
    let drawn = try host.render()
    // In debug, arrays are compared byte by byte.
    let plainBytes = Data(plain.bytes), drawnBytes = Data(drawn.bytes)
    let rows = (0..<plain.height).filter { y in
      let row = y * plain.width * 4..<(y + 1) * plain.width * 4
      return plainBytes[row] != drawnBytes[row]
    }.map { Int(CGFloat($0) / device.scale) }
    let middle = Int(device.size.height) / 2
    func span(_ rows: [Int]) -> ClosedRange<Int>? {
      guard let first = rows.first, let last = rows.last else { return nil }
      return first...last
    }
    return (span(rows.filter { $0 < middle }), span(rows.filter { $0 >= middle }))
  }

  struct Place {
    let device: Device
    /// The rows, in points, with the status bar in them.
    var top: Range<Int>?
    var bottom: ClosedRange<Int>?
  }

  @Test(arguments: [
    Place(device: .iPhone16, top: 20..<54, bottom: 839...843),
    Place(device: .iPhone13, top: 10..<47, bottom: 831...835),
    Place(device: .iPhoneSE3rd, top: 0..<20),
    Place(device: .iPadPro11M4, top: 0..<24, bottom: 1200...1204),
    Place(device: .iPhoneXS.landscape, bottom: 362...366),
    Place(device: .iPhoneSE3rd.landscape),
    Place(device: .iPadPro11M4.landscape, top: 0..<24, bottom: 824...828),
  ])
  func theBarAndTheIndicatorAreInTheSafeArea(place: Place) throws {
    let rows = try changedRows(place.device) { Color.white.ignoresSafeArea() }
    #expect((rows.top == nil) == (place.top == nil), "\(place.device.name)")
    if let found = rows.top, let top = place.top {
      #expect(top.contains(found.lowerBound) && top.contains(found.upperBound), "\(found)")
    }
    #expect(rows.bottom == place.bottom, "\(place.device.name)")
  }

  @Test func viewsHideThem() throws {
    let bar = try changedRows(.iPhone16) { Color.white.statusBarHidden() }
    #expect(bar.top == nil && bar.bottom != nil)
    let indicator = try changedRows(.iPhone16) {
      VStack { Color.white.persistentSystemOverlays(.hidden) }
    }
    #expect(indicator.top != nil && indicator.bottom == nil)
    let shown = try changedRows(.iPhone16) {
      Color.white.statusBarHidden().statusBarHidden(false).persistentSystemOverlays(.visible)
    }
    #expect(shown.top != nil && shown.bottom != nil)
  }

  /// Whether the bar of a screen has white letters.
  private func isWhite<Content: View>(
    _ scheme: ColorScheme = .light, @ViewBuilder content: () -> Content
  ) throws -> Bool {
    let host = try ViewHost(device: .iPhone16, colorScheme: scheme, content: content)
    host.showsStatusBar = true
    let picture = try host.render()
    let letters = (20 * 3..<54 * 3).flatMap { y in (0..<picture.width).map { picture[$0, y] } }
    return letters.contains(.init(red: 255, green: 255, blue: 255))
  }

  @Test func theBarHasTheColourOfItsScheme() throws {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5).ignoresSafeArea()
    #expect(try !isWhite { gray })
    #expect(try isWhite(.dark) { gray })
    #expect(try isWhite { gray.preferredColorScheme(.dark) })
  }

  @Test func theBarHasTheSchemeOfANavigationBarInATab() throws {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5).ignoresSafeArea()
    func tabs(_ scheme: ColorScheme?) -> some View {
      TabView {
        NavigationStack {
          gray.navigationTitle("a").toolbarColorScheme(scheme, for: .navigationBar)
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    #expect(try !isWhite { tabs(nil) })
    #expect(try isWhite { tabs(.dark) })
  }

  @Test func layoutTreesDoNotShowThem() throws {
    let host = try ViewHost(device: .iPhone16) { Color.white }
    let tree = host.layoutTree()
    host.showsStatusBar = true
    _ = try host.render()
    #expect(host.layoutTree() == tree)
  }
}
