import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct NavigationLinkTests {
  @Test func linksWithATagPushWhileTheyAreSelected() {
    struct Links: View {
      @State private var selection: Int?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink(
              "One", destination: Color.red.probe("one"), tag: 1, selection: $selection)
            NavigationLink("Two", tag: 2, selection: $selection) { Color.red.probe("two") }
          }
          .onAppear { selection = 2 }
        }
      }
    }
    let screen = Screen(390, 400) { Links() }
    screen.advance(by: 1)
    #expect(screen.probes == ["two"])
  }

  @Test func aLinkWithABindingSettles() {
    struct Links: View {
      @State private var isActive = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Go", destination: Color.red.probe("there"), isActive: $isActive)
            Button("Jump") { isActive = true }
          }
        }
      }
    }
    let screen = Screen(390, 400) { Links() }
    #expect(screen.graph.diagnostics == [])
    let jump = screen.graph.node(knownAs: "Jump")?.globalFrame ?? .null
    screen.tap(jump.midX, jump.midY)
    screen.advance(by: 1)
    #expect(screen.probes == ["there"])
  }

  /// Apps hide such links behind other views.
  @Test func aLinkWithoutALabelFollowsItsBinding() {
    struct Links: View {
      let isInBackground: Bool
      @State private var isActive = false
      @State private var selection: Int?

      private var links: some View {
        Group {
          NavigationLink(destination: Color.red.probe("there"), isActive: $isActive) { EmptyView() }
          NavigationLink(tag: 1, selection: $selection) {
            Color.blue.probe("one")
          } label: {
            EmptyView()
          }
        }
        .hidden()
      }
      var body: some View {
        NavigationStack {
          VStack {
            Button("Jump") { isActive = true }
            Button("One") { selection = 1 }
            if !isInBackground { links }
          }
          .background { if isInBackground { links } }
        }
      }
    }
    for isInBackground in [false, true] {
      for (name, probe) in [("Jump", "there"), ("One", "one")] {
        let screen = Screen(390, 400) { Links(isInBackground: isInBackground) }
        let button = screen.graph.node(knownAs: name)?.globalFrame ?? .null
        screen.tap(button.midX, button.midY)
        screen.advance(by: 1)
        #expect(screen.probes == [probe])
      }
    }
  }

  @Test func rowLabelsDoNotOverlapTheChevron() {
    let screen = Screen.phone {
      NavigationStack {
        List {
          NavigationLink {
            EmptyView()
          } label: {
            Color.red.frame(height: 10).probe("label")
          }
          Color.red.frame(height: 10).probe("row")
          Image(systemName: "chevron.forward").font(.system(.footnote, weight: .semibold))
            .probe("chevron")
        }
        .listStyle(.plain)
      }
    }
    let room = screen.frame("row").width - screen.frame("chevron").width
    #expect(abs(screen.frame("label").width - (room - 8)) < 1e-9)
  }

  private struct Detail: View {
    @Environment(\.dismiss) var dismiss

    var body: some View { Color.green.probe("detail").onTapGesture { dismiss() } }
  }

  @Test func linksInAScrollViewOfARowHaveNoChevrons() throws {
    let screen = Screen(390, 400) {
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<2) { item in
                NavigationLink {
                  Color.blue.probe("there")
                } label: {
                  Color.red.frame(width: 100, height: 40).probe("\(item)")
                }
              }
            }
          }
        }
      }
    }
    #expect(screen.frame("1").minX - screen.frame("0").minX == 100)
    screen.tap(screen.frame("1").midX, screen.frame("1").midY)
    screen.advance(by: 1)
    #expect(screen.probes.contains("there"))
  }

  @Test func linksPushAndDismissPops() {
    let screen = Screen.phone {
      NavigationStack {
        NavigationLink {
          Detail()
        } label: {
          Color.red.probe("link")
        }
      }
    }
    #expect(screen.hit(100, 200) == "link")
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "detail")
    screen.tap(100, 200)
    #expect(screen.hit(100, 200) == "link")
  }

  @Test func aDisabledLinkInAListIsDimmed() {
    func screen(_ isDisabled: Bool) -> Screen {
      Screen(300, 100) { List { NavigationLink("a") { Color.red }.disabled(isDisabled) } }
    }
    #expect(screen(true).list != screen(false).list)
  }
}
