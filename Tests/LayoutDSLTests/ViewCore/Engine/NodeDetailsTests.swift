import Testing
import ViewCore

@Suite struct NodeDetailsTests {
  @Test func defaultsAreLeftOut() {
    var details = NodeDetails()
    details.add(".tracking", 0)
    details.add("lineCap", "butt")
    details.add("role", nil)
    details.add(".disabled", false)
    #expect(details.isEmpty)
    details.add(".tracking", 2)
    details.add(".tracking", 2)
    details.add(".tracking", 3)
    #expect(details[".tracking"] == "2; 3")
  }

  @Test func aLineIsSplitIntoNamesAndDetails() {
    var details = NodeDetails()
    details.add("displayed", "Say \"a: b\", then · 100%\nEnd")
    details.add(".lineLimit", "2")
    let line = (["#FF0000FF", "Inter 17"] + details.texts).joined(separator: ", ")
    #expect(!line.contains { "\"·\n".contains($0) })
    let (names, read) = NodeDetails.split(line)
    #expect(names == ["#FF0000FF", "Inter 17"])
    #expect(read == details)
  }
}
