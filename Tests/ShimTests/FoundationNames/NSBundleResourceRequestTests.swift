import SwiftUI
import Testing

struct NSBundleResourceRequestTests {
  @Test func resourcesCanBeUsedAtOnce() async throws {
    let request = NSBundleResourceRequest(tags: ["maps"])
    #expect(request.bundle === Bundle.main && request.tags == ["maps"])
    #expect(await request.conditionallyBeginAccessingResources())
    try await request.beginAccessingResources()
    #expect(request.progress.isFinished)
  }
}
