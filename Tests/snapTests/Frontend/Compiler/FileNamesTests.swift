import Testing

@testable import snap

struct FileNamesTests {
  @Test func filesOfOneNameAreCompiledUnderOthers() {
    let names = FileNames(of: ["A/x.swift", "B/x.swift", "x_2.swift", "C/x.swift", "y.swift"])
    #expect(names.replaced == ["B/x.swift": "x_3.swift", "C/x.swift": "x_4.swift"])
    #expect(names.compiled("A/x.swift") == ("x.swift", 0))
    #expect(names.compiled("C/x.swift") == ("x_4.swift", 1))
  }

  @Test func theFirstLineOfACopyNamesTheFile() {
    #expect(
      FileNames.firstLine(for: "a \"b\".swift")
        == "#sourceLocation(file: \"a \\\"b\\\".swift\", line: 1)\n")
  }
}
