import SwiftUI
import Testing
import UIKit

struct LineStyleNSUnderlineStyleTests {
  @Test func theLineKeepsItsPattern() {
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    let dashes = Text.LineStyle(nsUnderlineStyle: [.single, .patternDash])
    #expect(dashes == Text.LineStyle(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
  }
}
