import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TableRowLayoutTests {
  @Test func columnsShareTheRowWithinTheirLimits() {
    let limits: [TableRowLayout.Limits] = [
      .init(least: 10, most: .infinity), .init(least: 60, most: 60), .init(least: 10, most: 80),
      .init(least: 200, most: 300),
    ]
    let layout = TableRowLayout(limits: limits)
    #expect(layout.widths(in: 548) == [160, 60, 80, 200])
    #expect(layout.widths(in: 1048) == [560, 60, 80, 300])
    // The least widths are kept in a row that is too narrow for them.
    #expect(layout.widths(in: 0) == [10, 60, 10, 200])
    #expect(TableRowLayout(limits: []).widths(in: 100) == [])
  }
}
