import Foundation
import Testing

@testable import snap

struct ReportPageTests {
  @Test func thePageLoadsNothing() {
    let page = ReportPage.html(json: "{}")
    for text in ["http://", "https://", "src=\"", "@import", "url(", "fetch("] {
      #expect(!page.contains(text), "\(text)")
    }
  }

  @Test func dataCannotEndItsElement() {
    let page = ReportPage.html(json: #"{"a":"</script><script>alert(1)//<!--"}"#)
    #expect(!page.contains("alert(1)//<"))
    #expect(page.contains(#"\u003c/script>\u003cscript>alert(1)"#))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }
}
