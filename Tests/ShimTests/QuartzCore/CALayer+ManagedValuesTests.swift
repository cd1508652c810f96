import QuartzCore
import Testing

@MainActor struct CALayerManagedValuesTests {
  /// A layer with properties as `snap` writes them for `@NSManaged`.
  private final class Dial: CALayer {
    var angle: CGFloat {
      get { _managedValue("angle") }
      set { _setManagedValue(newValue, "angle") }
    }
    var width: CGFloat { _managedValue("width") }
    var title: String? {
      get { _managedValue("title") }
      set { _setManagedValue(newValue, "title") }
    }
    var draws = 0

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "width" ? CGFloat(7) : nil
    }
    override func setNeedsDisplay() { draws += 1 }
  }

  @Test func aPropertyIsItsDefaultValueOrZeroUntilItIsSet() {
    let dial = Dial()
    #expect(dial.angle == 0 && dial.width == 7 && dial.title == nil)
    (dial.angle, dial.title) = (3, "x")
    #expect(dial.angle == 3 && dial.title == "x")
    #expect(Dial().angle == 0)
  }

  @Test func aPropertyThatIsDrawnDrawsTheLayerAgain() {
    let dial = Dial()
    dial.title = "x"
    #expect(dial.draws == 0)
    dial.angle = 3
    #expect(dial.draws == 1)
  }
}
