import CoreMotion
import Testing

struct CMMotionManagerTests {
  @Test func thereAreNoSensors() {
    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 0.1
    manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("a value was measured") }
    #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive)
    #expect(manager.deviceMotion == nil && manager.deviceMotionUpdateInterval == 0.1)
    #expect(!CMPedometer.isStepCountingAvailable())
  }
}
