import Foundation
import ObjectiveCNames
import Testing

private final class Thing: NSObject {}

struct NSExceptionTests {
  @Test func anExceptionKeepsItsValues() {
    let exception = NSException(
      name: .invalidArgumentException, reason: "too long", userInfo: ["length": 9])
    #expect(exception.name.rawValue == "NSInvalidArgumentException")
    #expect(exception.description == "too long")
    #expect(exception.userInfo?["length"] as? Int == 9)
  }

  @Test func raisingEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .genericException, reason: "stop").raise()
    }
  }

  @Test func classesDescribeThemselves() {
    let object: NSObject = Thing()
    #expect(type(of: object).description().hasSuffix("Thing"))
  }
}
