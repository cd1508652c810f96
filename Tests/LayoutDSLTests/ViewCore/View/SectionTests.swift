import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct SectionTests {
  private struct Sections: View {
    let pinnedViews: PinnedScrollableViews
    var journal: Journal?
    var footerHeight: CGFloat = 10

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinnedViews) {
          ForEach(0..<1000, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { row in
                let _ = journal?.note("\(section).\(row)")
                Color.red.frame(height: 20).probe("\(section).\(row)")
              }
            } header: {
              Color.blue.frame(height: 30).probe("header \(section)")
            } footer: {
              Color.green.frame(height: footerHeight).probe("footer \(section)")
            }
          }
        }
      }
    }
  }

  @Test func sectionsInStacksAreFlattened() {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Section {
          Color.red.frame(height: 10).probe("a")
          Color.red.frame(height: 10).probe("b")
        } header: {
          Color.red.frame(height: 20).probe("header")
        }
      }
    }
    #expect(screen.frame("header") == CGRect(0, 30, 100, 20))
    #expect(screen.frame("b") == CGRect(0, 60, 100, 10))
  }

  @Test func pinnedHeadersStayUntilTheEndOfTheirSection() {
    let screen = Screen(100, 100) { Sections(pinnedViews: .sectionHeaders) }
    #expect(screen.frame("header 0") == CGRect(0, 0, 100, 30))
    screen.scroll(to: CGPoint(x: 0, y: 100))
    #expect(screen.frame("header 0") == CGRect(0, 0, 100, 30))
    #expect(screen.probes.first == "header 0")
    // 15 points of the section are left.
    screen.scroll(to: CGPoint(x: 0, y: 225))
    #expect(screen.frame("header 0") == CGRect(0, -15, 100, 30))
    #expect(screen.frame("header 1") == CGRect(0, 15, 100, 30))
    screen.scroll(to: CGPoint(x: 0, y: 240))
    #expect(screen.frame("header 0") == .null)
    screen.scroll(to: CGPoint(x: 0, y: -20))
    #expect(screen.frame("header 0") == CGRect(0, 20, 100, 30))
  }

  @Test func pinnedFootersStayFromTheStartOfTheirSection() {
    let screen = Screen(100, 100) { Sections(pinnedViews: .sectionFooters) }
    #expect(screen.frame("footer 0") == CGRect(0, 90, 100, 10))
    screen.scroll(to: CGPoint(x: 0, y: 140))
    #expect(screen.frame("footer 0") == CGRect(0, 90, 100, 10))
    #expect(screen.frame("footer 1") == .null)
    // 35 points of the next section are visible: its header, and half its footer below.
    screen.scroll(to: CGPoint(x: 0, y: 175))
    #expect(screen.frame("footer 1") == CGRect(0, 95, 100, 10))
    #expect(screen.frame("footer 0") == CGRect(0, 55, 100, 10))
  }

  @Test func pinnedViewsAreDrawnInFrontOfRows() {
    let screen = Screen(100, 100) { Sections(pinnedViews: .sectionHeaders) }
    screen.scroll(to: CGPoint(x: 0, y: 45))
    #expect(screen.frame("0.0").maxY == 5)
    #expect(screen.frame("header 0").minY == 0)
    guard case .group(_, let list) = screen.list.items.last else {
      Issue.record("the scroll view does not clip")
      return
    }
    let heights = list.items.map { item -> CGFloat? in
      guard case .fill(let path, _, _) = item else { return nil }
      return path.boundingRect.height
    }
    // The rows are drawn before the header.
    #expect(heights == [20, 20, 20, 20, 20, 20, 30])
  }

  @Test func invisibleSectionsAreNotListed() {
    let journal = Journal()
    let screen = Screen(100, 100) { Sections(pinnedViews: [], journal: journal, footerHeight: 20) }
    #expect(journal.take().count == 4)
    #expect(screen.graph.mainScrollNode?.contentSize.height == 250_000)
    screen.scroll(to: CGPoint(x: 0, y: 125_000))
    #expect(screen.probes.first == "header 500")
    #expect(journal.take().count == 4)
    screen.scroll(to: CGPoint(x: 0, y: 124_990))
    #expect(screen.probes.first == "footer 499")
    #expect(journal.take() == [])
  }

  @Test func modifiersApplyToEachView() {
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Section {
            ForEach(0..<3, id: \.self) { Color.red.frame(height: 10).probe("\($0)") }
          } header: {
            Color.red.frame(height: 10).probe("header")
          }
          .padding(5)
        }
      }
    }
    #expect(screen.frame("header") == CGRect(5, 5, 90, 10))
    #expect(screen.frame("2") == CGRect(5, 65, 90, 10))
  }

  @Test func scrollProxiesReachRowsThatAreNotMadeYet() {
    final class Grip {
      var proxy: ScrollViewProxy?
    }
    let grip = Grip()
    let screen = Screen(100, 100) {
      ScrollViewReader { proxy in
        let _ = grip.proxy = proxy
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<100, id: \.self) { section in
              Section {
                ForEach(0..<100, id: \.self) { row in
                  Color.red.frame(height: CGFloat(10 + row % 7)).probe("\(section).\(row)")
                    .id("\(section).\(row)")
                }
              } header: {
                Color.blue.frame(height: 30)
              }
            }
            ForEach(0..<1_000_000, id: \.self) { number in
              Color.red.frame(height: CGFloat(20 + number % 3)).probe("\(number)")
            }
          }
        }
      }
    }
    grip.proxy?.scrollTo("50.30", anchor: .top)
    #expect(abs(screen.frame("50.30").minY) < 1e-6)
    grip.proxy?.scrollTo(900_000, anchor: .center)
    #expect(abs(screen.frame("900000").midY - 50) < 1e-6)
    grip.proxy?.scrollTo("0.0")
    #expect(abs(screen.frame("0.0").minY) < 1e-6)
  }
}
