import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Rasterizer
@testable import Render

@Suite struct SymbolSketchesTests {
  /// A row that is not in the table would never be drawn.
  @Test func everyRowIsNamedInTheTable() {
    let names = Set(SymbolTable.names)
    #expect(SymbolSketches.names.count > 200)
    for name in SymbolSketches.names { #expect(names.contains(name), "\(name)") }
  }
}
