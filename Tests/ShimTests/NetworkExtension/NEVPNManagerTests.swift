import NetworkExtension
import Testing

struct NEVPNManagerTests {
  @Test func nothingIsSavedOrConnected() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    let manager = NETunnelProviderManager()
    manager.onDemandRules = [NEOnDemandRuleConnect()]
    #expect(manager.onDemandRules?.first?.action == .connect)
    #expect(manager.connection is NETunnelProviderSession && manager.connection.status == .invalid)
    #expect(manager.connection.manager === manager)
    await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
      try await manager.saveToPreferences()
    }
    #expect(throws: NEVPNError(.connectionFailed)) { try manager.connection.startVPNTunnel() }
  }
}
