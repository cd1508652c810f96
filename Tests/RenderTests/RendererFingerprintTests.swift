import Testing

@testable import Render

@Suite struct RendererFingerprintTests {
  @Test func namesTheRendererAndEverySystemFont() {
    let parts = RendererFingerprint.current.split(separator: " ")
    #expect(parts.count == 5)
    #expect(parts.first == "\(RendererFingerprint.version)")
    #expect(parts.dropFirst().allSatisfy { !$0.hasSuffix(":none") }, "\(parts)")
  }
}
