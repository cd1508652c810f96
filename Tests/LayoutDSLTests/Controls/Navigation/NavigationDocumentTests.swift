import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct NavigationDocumentTests {
  @Test func chevronsOfLinksCanBeHidden() {
    func tree(_ visibility: Visibility) -> String {
      Screen(390, 300) {
        List { NavigationLink("a", destination: Color.red) }
          .navigationLinkIndicatorVisibility(visibility)
      }.tree
    }
    #expect(tree(.automatic).contains("chevron.forward"))
    #expect(!tree(.hidden).contains("chevron.forward"))
  }
}
