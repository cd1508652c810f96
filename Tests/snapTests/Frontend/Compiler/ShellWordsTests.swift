import Testing

@testable import snap

struct ShellWordsTests {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a  b ", ["a", "b"]), (" \"/bin/ld\" \"-o\"", ["/bin/ld", "-o"]),
    ("'a b' c", ["a b", "c"]), ("'b c'\\''d.swift'", ["b c'd.swift"]), ("a\\ b", ["a b"]),
    (#""ma\$d\"e""#, ["ma$d\"e"]), (#"'a\b'"#, [#"a\b"#]), ("''", [""]), ("-I'/x y'", ["-I/x y"]),
    ("\"it's\"", ["it's"]), ("'open", ["open"]), ("end\\", ["end"]),
  ])
  func wordsHaveNoQuotationMarks(line: String, words: [String]) {
    #expect(ShellWords.words(of: line[...]) == words)
  }
}
