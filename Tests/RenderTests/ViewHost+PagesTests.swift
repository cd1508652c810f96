import Foundation
import LayoutDSL
import Testing
import VectorTools

@testable import Render
@testable import Vector

@MainActor struct ViewHostPagesTests {
  private func host() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        LazyVStack { ForEach(0..<100) { Text("row \($0)").frame(height: 30) } }
      }
    }
  }

  @Test func allContentIsOnPagesAndTheScreenKeepsItsSize() throws {
    let host = try host()
    let pages = host.pages(on: .a4)
    #expect(pages.count == 5)
    #expect(pages.allSatisfy { $0.size == PaperSize.a4.size })
    #expect(host.size == CGSize(width: 300, height: 400))
    let pdf = try RecordedPicture.pdfData(of: pages, options: VectorOptions(title: "Rows"))
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Count 5"))
  }

  @Test(.enabled(if: VectorTools.canReadText)) func eachRowIsOnOnePage() throws {
    let pdf = try RecordedPicture.pdfData(of: host().pages(on: .letter))
    let lines = try VectorTools.text(of: pdf).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("row") }
    #expect(lines == (0..<100).map { "row \($0)" })
  }

  @Test func aViewThatDoesNotScrollIsAsTallAsItNeedsToBe() throws {
    let host = try ViewHost {
      VStack(spacing: 0) { ForEach(0..<50) { _ in Color.red.frame(height: 40) } }
    }
    #expect(host.pages(on: .letter).count == 3)
  }
}
