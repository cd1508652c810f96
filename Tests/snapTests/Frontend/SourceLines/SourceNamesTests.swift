import Foundation
import SnapRuntime
import Testing

@testable import snap

@Suite(.serialized) struct SourceNamesTests {
  @Test func namesAreFoundOutsideOfCommentsAndStrings() {
    let source = """
      { // frame
        a.frame(frame: 1) /* frame /* frame */ */
        b("frame \\(c.frame("frame"))", #"\\(frame) " frame"#)
        \"\"\"
        frame " \\(frame)
        \"\"\"
        .frame
        `frame`
      }
      """
    let bytes = Array(source.utf8)
    let names = SourceNames(in: bytes, from: 0, through: bytes.count - 1)
    #expect(names.lines(of: .init(text: "frame", isMember: true), count: 2) == [2, 7])
    #expect(names.lines(of: .init(text: "frame", isMember: false), count: 1) == [8])
    #expect(names.lines(of: .init(text: "frame", isMember: true), count: 3) == nil)
    #expect(names.lines(of: .init(text: "c", isMember: false), count: 1) == nil)
  }
}
