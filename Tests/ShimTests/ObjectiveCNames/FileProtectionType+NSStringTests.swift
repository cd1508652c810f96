import Testing
import UIKit

struct FileProtectionType_NSStringTests {
  @Test func aTypeIsATextObject() {
    let object = FileProtectionType.complete as NSObject
    #expect(object == NSString(string: FileProtectionType.complete.rawValue))
    #expect(NSString(string: FileProtectionType.none.rawValue) as FileProtectionType == .none)
  }
}
