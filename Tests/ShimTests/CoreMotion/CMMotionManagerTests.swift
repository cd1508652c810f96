import CoreMotion
import Foundation
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

  @Test func aQueryForStepsEndsWithAnError() async {
    var failures: [Int] = []
    CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
      #expect(data == nil)
      failures.append((error as NSError?)?.code ?? 0)
    }
    #expect(failures == [Int(CMErrorNotAvailable.rawValue)])
    await #expect(throws: NSError.self) {
      try await CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture)
    }
  }
}
