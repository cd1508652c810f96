import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct DynamicTypeSizeModifierTests {
  private struct Reader: View {
    let journal: Journal
    @Environment(\.dynamicTypeSize) var size
    var body: some View {
      let _ = journal.note("\(size)")
      Color.red
    }
  }

  @Test func sizesAreSetAndClamped() {
    let journal = Journal()
    _ = Screen {
      Reader(journal: journal).dynamicTypeSize(.xxLarge)
      Reader(journal: journal).dynamicTypeSize(.medium ... .xLarge).dynamicTypeSize(.xxLarge)
      Reader(journal: journal).dynamicTypeSize(.medium ... .xLarge).dynamicTypeSize(.xSmall)
      Reader(journal: journal).dynamicTypeSize(...DynamicTypeSize.small)
      Reader(journal: journal).dynamicTypeSize(DynamicTypeSize.accessibility1...)
      Reader(journal: journal).dynamicTypeSize(..<DynamicTypeSize.xSmall)
    }
    #expect(
      journal.take() == ["xxLarge", "xLarge", "medium", "small", "accessibility1", "large"])
  }
}
