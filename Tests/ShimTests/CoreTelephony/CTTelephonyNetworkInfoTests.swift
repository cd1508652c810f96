import CoreTelephony
import Testing

struct CTTelephonyNetworkInfoTests {
  @Test func thereIsNoMobileNetwork() async {
    let info = CTTelephonyNetworkInfo()
    info.serviceSubscriberCellularProvidersDidUpdateNotifier = { _ in
      Issue.record("a provider changed")
    }
    #expect(info.serviceCurrentRadioAccessTechnology?[CTRadioAccessTechnologyNR] == nil)
    #expect(CTCellularData().restrictedState == .restrictedStateUnknown)
    #expect(CTCallCenter().currentCalls == nil)
    #expect(await CTCellularPlanProvisioning().addPlan(with: .init()) == .fail)
  }
}
