import Testing

@testable import Render

@Suite struct RendererFingerprintTests {
  @Test func namesTheRendererItsLibrariesAndEverySystemFont() {
    let parts = RendererFingerprint.current.split(separator: " ")
    #expect(parts.count == 10)
    #expect(parts.first == "\(RendererFingerprint.version)")
    #expect(parts[1].wholeMatch(of: #/HarfBuzz:\d+\.\d+\.\d+/#) != nil, "\(parts[1])")
    #expect(parts[2].wholeMatch(of: #/ICU:\d+(\.\d+)*/#) != nil, "\(parts[2])")
    for font in parts.dropFirst(3) {
      #expect(font.wholeMatch(of: #/[A-Za-z-]+\.(ttf|otf):\d+\.\d+-[0-9a-f]+/#) != nil, "\(font)")
    }
  }
}
