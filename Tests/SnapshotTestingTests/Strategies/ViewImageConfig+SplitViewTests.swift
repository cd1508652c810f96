import LayoutDSL
import SnapshotTesting
import Testing

struct ViewImageConfigSplitViewTests {
  @Test func aPartOfATabletIsNarrowerAndMayBeCompact() {
    let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(half.size == CGSize(width: 678, height: 1024))
    #expect(half.traits.horizontalSizeClass == .regular)
    let third = ViewImageConfig.iPadMini(.portrait(splitView: .oneThird))
    #expect(third.size == CGSize(width: 320, height: 1024))
    #expect(third.traits.horizontalSizeClass == .compact)
    #expect(third.traits.displayScale == ViewImageConfig.iPadMini.traits.displayScale)
    let wide = ViewImageConfig.iPadPro12_9(.portrait(splitView: .twoThirds))
    #expect(wide.size?.width == 639)
    #expect(wide.traits.horizontalSizeClass == .compact)
    let whole = ViewImageConfig.iPadPro11(.landscape(splitView: .full))
    #expect(whole.size == ViewImageConfig.iPadPro11.size)
  }
}
