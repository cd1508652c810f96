import Testing

@testable import Vector

struct PDFStringTests {
  @Test func textsAreUTF16() {
    #expect("Aé😀".pdfText == "<FEFF004100E9D83DDE00>")
    #expect("".pdfText == "<FEFF>")
  }

  @Test func literalsEscapeParenthesesAndLeaveOutWhatIsNotASCII() {
    #expect(#"a(b)\c"#.pdfLiteral == #"(a\(b\)\\c)"#)
    #expect("a\nb\u{7F}é".pdfLiteral == "(ab)")
  }

  @Test func informationHasNoDateAndOnlyWhatIsSet() {
    #expect(VectorOptions().information == "<< /Producer (LayoutDSL) >>")
    var options = VectorOptions(title: "T")
    options.keywords = ["a", "b"]
    #expect(
      options.information
        == "<< /Title <FEFF0054> /Keywords <FEFF0061002C00200062> /Producer (LayoutDSL) >>")
  }
}
