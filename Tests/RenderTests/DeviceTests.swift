import Foundation
import LayoutDSL
import Render
import Testing

@Suite @MainActor struct DeviceTests {
  @Test func namesAreFoundHoweverTheyAreWritten() {
    #expect(Device(named: "iPhone 16 Pro") == .iPhone16Pro)
    #expect(Device(named: "iphone16pro") == .iPhone16Pro)
    #expect(Device(named: "iPad Pro 11-inch M4") == .iPadPro11M4)
    #expect(Device(named: "iPhone SE") == .iPhoneSE1st)
    #expect(Device(named: "iPad Pro (11-inch)") == .iPadPro11_1st)
    #expect(Device(named: "iPhone 8")?.size == CGSize(width: 375, height: 667))
    #expect(Device(named: "") == nil)
    #expect(Device(named: "iPhone 160") == nil)
    for device in Device.all { #expect(Device(named: device.name) == device) }
  }

  @Test func misspeltNamesHaveCloseOnes() {
    #expect(Device.names(like: "iPhome 16 Pro").first == "iPhone 16 Pro")
    #expect(Device.names(like: "iPhone SE").contains("iPhone SE (3rd generation)"))
    #expect(Device.names(like: "Pixel 9 Pro Fold").isEmpty)
    #expect(Device.names(like: "").isEmpty)
  }

  @Test func turningADeviceTwiceIsTheDevice() {
    for device in Device.all {
      #expect(device.portrait == device)
      #expect(device.landscape.portrait == device)
      #expect(device.landscape.landscape == device.landscape)
    }
    let turned = Device.iPhone15.landscape
    #expect(turned.size == CGSize(width: 852, height: 393))
    #expect(
      turned.safeAreaInsets == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
  }

  @Test func aScreenHasTheSizeTheSafeAreaAndTheSizeClassesOfItsDevice() throws {
    var classes: [UserInterfaceSizeClass?] = []
    struct Reader: View {
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.verticalSizeClass) private var height
      let read: (UserInterfaceSizeClass?, UserInterfaceSizeClass?) -> Void

      var body: some View {
        let _ = read(width, height)
        Color.red
      }
    }
    let phone = try ViewHost(device: .iPhone16Pro) { Reader { classes = [$0, $1] } }
    #expect(phone.size == CGSize(width: 402, height: 874))
    #expect(phone.scale == 3)
    #expect(phone.safeAreaInsets.top == 62)
    #expect(classes == [.compact, .regular])
    _ = try ViewHost(device: .iPhone16Pro.landscape) { Reader { classes = [$0, $1] } }
    #expect(classes == [.compact, .compact])
    _ = try ViewHost(device: .iPadMiniA17Pro) { Reader { classes = [$0, $1] } }
    #expect(classes == [.regular, .regular])
  }
}
