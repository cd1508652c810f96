import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewListingTests {
  private struct Named: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View {
      let _ = Issue.record("the body is not needed")
      Text(name)
    }
  }

  private func names(@ViewBuilder of content: () -> some View) -> [String] {
    content().listedViews.map { ($0 as? Named)?.name ?? "other" }
  }

  @Test func listsAreTheirViewsInOrder() {
    let isOn = true
    #expect(
      names {
        Named("a")
        Group {
          Named("b")
          if isOn { Named("c") } else { Text("d") }
          if !isOn { Named("e") }
        }
        EmptyView()
        ForEach(1..<3) { Named("f\($0)") }
        AnyView(Named("g"))
        VStack {
          Named("h")
          Named("i")
        }
      } == ["a", "b", "c", "f1", "f2", "g", "other"])
    #expect(names { Named("a") } == ["a"])
    #expect(names { ForEach(0..<0) { Named("\($0)") } } == [])
  }

  @Test func eachViewHasTheModifiersAroundTheList() {
    let views = Group {
      Color.red
      Color.blue
    }
    .frame(width: 30)
    .padding(5).listedViews
    #expect(views.count == 2)
    for view in views {
      let erased = AnyView(view)
      let screen = Screen(100, 100) { erased.probe("view") }
      #expect(screen.frame("view").width == 40)
    }
  }

  @Test func viewsWithoutASizeAreListed() {
    struct Plain: View {
      var body: some View { Color.red }
    }
    let views = TupleView((Plain(), Plain())).listedViews
    #expect(views.count == 2 && views.allSatisfy { $0 is Plain })
  }
}
