import Foundation
import Testing

@testable import snap

struct InlinePictureTests {
  @Test func theTerminalChoosesTheProtocol() {
    #expect(InlinePicture.style(in: ["TERM": "xterm-kitty"]) == .kitty)
    #expect(InlinePicture.style(in: ["TERM_PROGRAM": "WezTerm"]) == .iTerm)
    #expect(InlinePicture.style(in: ["TERM": "xterm-256color"]) == nil)
  }

  @Test func kittyGetsPartsOfAtMost4096Characters() {
    let text = InlinePicture.text(of: Data(count: 6_000), style: .kitty, rows: 20)
    let parts = text.split(separator: "\u{1B}\\").filter { $0.contains("_G") }
    #expect(parts.count == 2)
    #expect(parts[0].hasPrefix("\u{1B}_Ga=T,f=100,r=20,m=1;"))
    #expect(parts[1].hasPrefix("\u{1B}_Gm=0;"))
    #expect(parts.allSatisfy { $0.split(separator: ";").last?.count ?? 0 <= 4_096 })
  }
}
