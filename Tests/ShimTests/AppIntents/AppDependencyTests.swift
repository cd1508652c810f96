import AppIntents
import Testing

struct AppDependencyTests {
  @Test func aDependencyIsTheAddedValueOfItsTypeAndKey() {
    let manager = AppDependencyManager()
    manager.add(dependency: 3)
    manager.add(key: "large", dependency: 7)
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 3)
    #expect(AppDependency<Int>(key: "large", manager: manager).wrappedValue == 7)
  }
}
