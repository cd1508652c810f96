import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct UserInterfaceSizeClassTests {
  /// Device sizes and their size classes, as listed in Apple's Human Interface Guidelines.
  @Test(arguments: [
    (320, 568, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
    (568, 320, .compact, .compact), (667, 375, .compact, .compact),
    (393, 852, .compact, .regular), (852, 393, .compact, .compact),
    (874, 402, .compact, .compact), (896, 414, .regular, .compact),
    (932, 430, .regular, .compact), (440, 956, .compact, .regular),
    (744, 1133, .regular, .regular), (1133, 744, .regular, .regular),
    (1024, 1366, .regular, .regular),
  ])
  func devices(
    width: Int, height: Int, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
  ) {
    let classes = UserInterfaceSizeClass.classes(for: CGSize(width: width, height: height))
    #expect(classes.horizontal == horizontal)
    #expect(classes.vertical == vertical)
  }

  @Test func aNilSizeIsAPhone() {
    #expect(UserInterfaceSizeClass.classes(for: nil) == (.compact, .regular))
  }

  @Test func theEnvironmentStoresThem() {
    var environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == nil)
    environment.horizontalSizeClass = .regular
    environment.verticalSizeClass = .compact
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .compact)
  }
}
