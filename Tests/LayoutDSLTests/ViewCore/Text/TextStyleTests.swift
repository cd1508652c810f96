import LayoutDSL
import Testing

@Suite struct TextStyleTests {
  @Test func everyStyleScalesWithDynamicType() {
    for style in Font.TextStyle.allCases {
      let metrics = DynamicTypeSize.allCases.map(style.metrics)
      #expect(metrics.map(\.size) == metrics.map(\.size).sorted())
      #expect(metrics.allSatisfy { $0.pitch > $0.size })
    }
  }

  @Test func metricsMatchThePublishedValues() {
    #expect(Font.TextStyle.largeTitle.metrics(for: .large) == (34, 41))
    #expect(Font.TextStyle.footnote.metrics(for: .large) == (13, 18))
    #expect(Font.TextStyle.title2.metrics(for: .accessibility5) == (56, 66))
  }
}
