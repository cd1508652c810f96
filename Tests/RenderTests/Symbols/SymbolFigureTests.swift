import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@Suite struct SymbolFigureTests {
  private func bounds(_ word: Substring, isFilled: Bool = false, growth: CGFloat = 0) throws
    -> CGRect
  {
    var pen = SymbolPen(thickness: 0.1)
    try #require(SymbolFigure(word)).draw(with: &pen, isFilled: isFilled, growth: growth)
    return pen.bounds
  }

  private func contours(_ word: Substring, isFilled: Bool = false) throws -> Int {
    var pen = SymbolPen(thickness: 0.1)
    try #require(SymbolFigure(word)).draw(with: &pen, isFilled: isFilled, growth: 0)
    return pen.elements.count { if case .move = $0 { true } else { false } }
  }

  private func isClose(_ rect: CGRect, _ other: CGRect) -> Bool {
    abs(rect.minX - other.minX) < 1e-6 && abs(rect.minY - other.minY) < 1e-6
      && abs(rect.width - other.width) < 1e-6 && abs(rect.height - other.height) < 1e-6
  }

  @Test func theFirstCharacterIsThePlacement() throws {
    #expect(try #require(SymbolFigure("d0,0,10")).placement == .beside)
    #expect(try #require(SymbolFigure("/d0,0,10")).placement == .inFront)
    #expect(try #require(SymbolFigure("-d0,0,10")).placement == .hole)
    #expect(try #require(SymbolFigure("!d0,0,10")).placement == .mark)
  }

  @Test(arguments: ["", "/", "*3", "d0,0", "s0,0,1", "x1,2,3,4,5,6", "d0,0,ten", "@", "="])
  func incompleteWordsAreNoFigures(word: String) {
    #expect(SymbolFigure(Substring(word)) == nil)
  }

  @Test func numbersAreHundredthsOfEms() throws {
    #expect(
      isClose(try bounds("d10,20,30"), CGRect(x: -0.2, y: -0.1, width: 0.6, height: 0.6)))
    #expect(
      isClose(try bounds("b10,0,40,20,5"), CGRect(x: -0.1, y: -0.1, width: 0.4, height: 0.2)))
    // A stroke exceeds its points by half of its thickness.
    #expect(
      isClose(try bounds("s-40,0,40,0"), CGRect(x: -0.45, y: -0.05, width: 0.9, height: 0.1)))
  }

  @Test func copiesAreTurnedAroundTheOrigin() throws {
    #expect(try contours("*4d30,0,5") == 4)
    #expect(
      isClose(try bounds("*4d30,0,5"), CGRect(x: -0.35, y: -0.35, width: 0.7, height: 0.7)))
  }

  @Test func growthWidensAFigureOnAllSides() throws {
    #expect(
      isClose(
        try bounds("d0,0,10", growth: 0.05), CGRect(x: -0.15, y: -0.15, width: 0.3, height: 0.3)))
    #expect(
      isClose(
        try bounds("b0,0,20,20,0", growth: 0.05),
        CGRect(x: -0.15, y: -0.15, width: 0.3, height: 0.3)))
  }

  @Test func outlinesOfAFilledSymbolAreFilled() throws {
    // An outline is the figure and a hole.
    #expect(try contours("o0,0,30") == 2 && contours("o0,0,30", isFilled: true) == 1)
    #expect(try contours("r0,0,40,40,5") == 2 && contours("r0,0,40,40,5", isFilled: true) == 1)
    // A circle stays a circle, a disc is always filled.
    #expect(try contours("c0,0,30", isFilled: true) == 2 && contours("d0,0,30") == 1)
  }

  @Test func arcsAreClockwiseFromTheXAxis() throws {
    let box = try bounds("a0,0,40,0,90")
    #expect(abs(box.maxX - 0.45) < 0.01 && abs(box.maxY - 0.45) < 0.01)
    #expect(box.minX > -0.06 && box.minY > -0.06)
  }

  @Test func symbolsAreScaledMovedAndTurned() throws {
    let figure = try #require(SymbolFigure("@bell,50,20,10,90"))
    #expect(figure.symbol?.name == "bell" && figure.symbol?.scale == 0.5)
    #expect(figure.symbol?.isAsNamed == false)
    #expect(try #require(SymbolFigure("=bell")).symbol?.isAsNamed == true)
    let outline = SymbolOutline(
      elements: [.move(to: .zero), .line(to: CGPoint(x: 1, y: 0))],
      ink: CGRect(x: -1, y: -1, width: 2, height: 2))
    let placed = figure.placing(outline)
    guard case .move(let start) = placed[0], case .line(let end) = placed[1] else {
      Issue.record("the outline has lost its elements")
      return
    }
    // A quarter turn maps the x axis to the y axis, which points down.
    #expect(abs(start.x - 0.2) < 1e-6 && abs(start.y - 0.1) < 1e-6)
    #expect(abs(end.x - 0.2) < 1e-6 && abs(end.y - 0.6) < 1e-6)
  }
}
