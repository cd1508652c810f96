import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// Most cases are examples of the CommonMark specification.
struct MarkdownTests {
  /// Returns the spans, each tagged with its styles: b, i, c, s, n (inflected) and a (link).
  private func marked(_ source: String) -> String {
    Markdown.spans(of: [.literal(source)]).map { span in
      let text = span.pieces.map { piece -> String in
        if case .literal(let string) = piece { string } else { "?" }
      }.joined()
      var marks: [String] = []
      if span.style.isStrong { marks.append("b") }
      if span.style.isEmphasized { marks.append("i") }
      if span.style.isCode { marks.append("c") }
      if span.style.isStruckThrough { marks.append("s") }
      if span.style.isInflected { marks.append("n") }
      if let link = span.style.link { marks.append("a \(link.absoluteString)") }
      return marks.isEmpty ? text : "<\(marks.joined(separator: " ")):\(text)>"
    }.joined()
  }

  /// Texts whose delimiters a parser without bounds compares with all others.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (String(repeating: "[", count: 20_000), String(repeating: "](", count: 20_000)),
      (String(repeating: "*a", count: 50_000), ""),
      (String(repeating: "a**b_", count: 20_000), ""),
      (String(repeating: "*a ", count: 20_000), String(repeating: " a*", count: 20_000)),
      (
        String(repeating: "^[", count: 10_000), String(repeating: "](inflect: true)", count: 10_000)
      ),
    ])
  func manyDelimitersTakeLinearTime(start: String, end: String) {
    let began = ContinuousClock.now
    // A text that is inflected as a whole has no characters of its own.
    #expect(marked(start + end).isEmpty == start.hasPrefix("^"))
    #expect(ContinuousClock.now - began < .seconds(10))
  }

  @Test(arguments: [
    ("^[2 **apples**](inflect: true)!", "<n:2 ><b n:apples>!"), ("^[a](b: 'c')", "a"),
    ("^[a", "^[a"), ("2^[3]", "2^[3]"), ("plain", "plain"), ("**bold** text", "<b:bold> text"),
    ("_it_ and *it*", "<i:it> and <i:it>"),
    ("***both***", "<b i:both>"), ("*a **b** c*", "<i:a ><b i:b><i: c>"),
    ("**a *b* c**", "<b:a ><b i:b><b: c>"), ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("foo*bar*baz", "foo<i:bar>baz"), ("**open", "**open"),
    ("*a", "*a"), ("__strong__", "<b:strong>"), ("a * b*", "a * b*"), ("*(*a*)*", "<i:(a)>"),
    ("`code *x*`", "<c:code *x*>"), ("``a ` b``", "<c:a ` b>"), ("`open", "`open"),
    ("~~gone~~ ~too~", "<s:gone> <s:too>"), ("~~~no~~~", "~~~no~~~"),
    (#"\*not\* \_it\_"#, "*not* _it_"), (#"C:\dir"#, #"C:\dir"#),
    ("a &amp; b &lt; &#65; &nope;", "a & b < A &nope;"), ("line\nbreak  kept", "line\nbreak  kept"),
    ("**née**", "<b:née>"), ("***a** b*", "<b i:a><i: b>"), ("*a `*` b*", "<i:a ><i c:*><i: b>"),
  ])
  func emphasisCodeAndEntities(source: String, expected: String) {
    #expect(marked(source) == expected)
  }

  @Test(arguments: [
    ("[a](https://b.c)", "<a https://b.c:a>"),
    (
      "see [**a** b](https://b.c/d_e_f \"Title\").",
      "see <b a https://b.c/d_e_f:a><a https://b.c/d_e_f: b>."
    ),
    ("[a](x(1)y)", "<a x(1)y:a>"), ("[a] (b)", "[a] (b)"), ("[a](b c)", "[a](b c)"),
    ("![cat](cat.png)!", "cat!"), ("<https://b.c>", "<a https://b.c:https://b.c>"),
    ("<me@b.c>", "<a mailto:me@b.c:me@b.c>"), ("a < b > c", "a < b > c"),
    ("*[a*](b)", "*<a b:a*>"),
    (
      "at https://b.c/d_e, or www.f.g.",
      "at <a https://b.c/d_e:https://b.c/d_e>, or <a http://www.f.g:www.f.g>."
    ),
    ("mail me@b.c!", "mail <a mailto:me@b.c:me@b.c>!"), ("a@b and 5 @ 3", "a@b and 5 @ 3"),
    ("(https://b.c/x)", "(<a https://b.c/x:https://b.c/x>)"), ("`https://b.c`", "<c:https://b.c>"),
  ])
  func links(source: String, expected: String) {
    #expect(marked(source) == expected)
  }

  @Test func placeholdersAreNotParsed() {
    let spans = Markdown.spans(of: [
      .literal("**"), .argument(0, specifier: nil), .literal("** is *"),
      .argument(1, specifier: nil), .literal("*"),
    ])
    #expect(spans.map(\.style.isStrong) == [true, false, false])
    #expect(spans.map(\.style.isEmphasized) == [false, false, true])
    #expect(spans[0].pieces == [.argument(0, specifier: nil)])
  }

  @Test func repeatedDelimitersTerminate() {
    for mark in ["*", "_", "[", "`", "~", "<", "&", "![", "](", "*_", "**a ", "[a]("] {
      let source = String(repeating: mark, count: 500)
      #expect(!Markdown.spans(of: [.literal(source)]).isEmpty)
    }
  }
}
