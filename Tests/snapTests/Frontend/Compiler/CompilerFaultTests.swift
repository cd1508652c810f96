import Testing

@testable import snap

struct CompilerFaultTests {
  private static let dump = """
    /a/Home.swift:3:5: error: cannot find 'x' in scope
      let y = x
    Please submit a bug report (https://swift.org) and include the crash backtrace.
    Stack dump:
    0.\tProgram arguments: swift-frontend -c /a/Home.swift
    1.\tSwift version 6.3
    2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a b/Card.swift")
    3.\tWhile evaluating request TypeCheckFunctionBodyRequest(M.(file).Card.body@/a b/Card.swift:9:25)
     #0 0x00005590719df738 llvm::sys::PrintStackTrace(int) (/swift-frontend+0x72e7738)
    error: compile command failed due to signal 24 (use -v to see invocation)

    """

  @Test func aCompilerThatIsStoppedNamesTheCode() {
    let messages = CompilerMessages(Self.dump).messages
    #expect(messages.map(\.path) == ["/a/Home.swift", "/a b/Card.swift"])
    #expect(
      messages[0].lines == [
        "/a/Home.swift:3:5: error: cannot find 'x' in scope", "  let y = x", "",
      ])
    #expect(messages[1].text == "the compiler takes too long to check this")
    #expect(
      messages[1].line == 9 && messages[1].column == 25 && CompilerFault.isText(messages[1].text))
  }

  @Test func codeOfAModuleIsNotThatOfTheSources() {
    let files = ["/a/Home.swift", "/a b/Card.swift"]
    let inner = "4.\tWhile evaluating request (View@/m/View.swift:3:17)\n #0"
    let dump = Self.dump.replacing(" #0", with: inner)
    #expect(CompilerMessages(dump, of: files).messages.last?.path == "/a b/Card.swift")
    #expect(CompilerMessages(dump).messages.last?.path == "/m/View.swift")
  }

  @Test func aCrashInAFileNamesTheFile() {
    let dump = Self.dump.replacing("3.\tWhile", with: "3.\tAfter").replacing("24", with: "11")
      .replacing("Body", with: "").replacing("@/a b/Card.swift:9:25", with: "")
    let message = CompilerMessages(dump).messages.last
    #expect(message?.path == "/a b/Card.swift" && message?.line == nil)
    #expect(message?.text == "the compiler crashes while it checks this")
  }

  /// Code is made after all code was checked.
  @Test func aCrashInOtherWorkIsNoErrorOfTheSources() {
    let dump = Self.dump.replacing("TypeCheck", with: "Emit")
    #expect(CompilerMessages(dump).errors.map(\.path) == ["/a/Home.swift"])
  }
}
