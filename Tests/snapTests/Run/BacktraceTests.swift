import Foundation
import Testing

@testable import snap

struct BacktraceTests {
  private let text = """
    *** Program crashed: Illegal instruction at 0x00007f451756df7f ***

    Thread 0 "views-87f" crashed:

      0 0x00007f451756df7f closure #1 in _assertionFailure(_:_:file:) + 623 in libswiftCore.so
      1 [inlined] [system] Array.subscript.getter in views-87f.4 at /<compiler-generated>:0
      2 Inner.body.getter + 180 in views-87f.4 at /a b/Trap.swift:4:40

          2| struct Inner: View {
      *   4|   var body: some View { Text("\\(numbers[3])") }

      3 Inner.body.getter + 190 in views-87f.4 at /a b/Trap.swift:4:40
      3 __snapMain() + 19 in views-87f.4 at /cache/new-8A4D/SnapMain.swift:19:11
      4 [inlined] closure #1 in Outer.body.getter in views-87f.4 at /a b/Trap.swift:7:9
      5 0x00007f451908c957 closure #1 in CustomViewNode.connectedBody() + 134 in libSnapRuntime.so
     12 closure #1 in __preview(_Trap_L10C1:) + 324 in views-87f.4 at /a b/Trap.swift:10:70
     13 main + 3 in views-87f.4 at /a b/Trap.swift:12
    ...
    """

  @Test func onlyTheInnermostCallsOfTheUserAreListed() {
    let calls = [
      "/a b/Trap.swift:4:40 in Inner.body",
      "/a b/Trap.swift:7:9 in closure #1 in Outer.body", "/a b/Trap.swift:10:70",
    ]
    #expect(Backtrace.calls(in: text) == calls)
  }

  @Test func aFunctionThatOccursManyTimesIsRecursive() {
    let pair = (0..<31).map {
      """
        \(2 * $0) f(_:) + 76 in views-87f.4 at /A.swift:2:39
        \(2 * $0 + 1) A.b.getter + 7 in views-87f.4 at /A.swift:3:39

      """
    }
    #expect(Backtrace.recursiveFunction(in: pair.joined()) == "f(_:)")
    #expect(
      Backtrace.recursiveFunction(in: "  0 A.c.getter in v at /A.swift:9\n" + pair.joined())
        == "f(_:)")
    #expect(Backtrace.recursiveFunction(in: pair[..<5].joined()) == nil)
    #expect(Backtrace.recursiveFunction(in: text) == nil)
  }

  @Test func otherTextHasNone() {
    for text in ["", "at", " 1 a in b at", "0 f in i at :", "\u{0}"] {
      #expect(Backtrace.calls(in: text) == [])
      #expect(Backtrace.recursiveFunction(in: text) == nil)
    }
  }

  @Test func aFolderWithACommaKeepsTheOtherSettings() {
    let plain = Backtrace(in: URL(fileURLWithPath: "/a")).settings
    #expect(plain.contains(",output-to=/a/.backtrace-"))
    let settings = Backtrace(in: URL(fileURLWithPath: "/a,b")).settings
    #expect(!settings.contains("output-to") && settings.hasSuffix(",limit=8"))
  }

  @Test func aProgramThatDoesNotTrapHasNone() {
    #expect(Backtrace(in: URL(fileURLWithPath: "/nonexistent")).calls == [])
  }
}
