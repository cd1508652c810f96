import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor private final class Events {
  var all: [String] = []
}

private final class Meter: UIView {
  var level = 0
}

private struct MeterView: UIViewRepresentable {
  let level: Int
  let events: Events

  final class Coordinator {
    let events: Events
    init(events: Events) { self.events = events }
  }

  func makeCoordinator() -> Coordinator {
    events.all.append("coordinator")
    return Coordinator(events: events)
  }

  func makeUIView(context: Context) -> Meter {
    context.coordinator.events.all.append("make")
    let view = Meter()
    view.backgroundColor = .systemRed
    return view
  }

  func updateUIView(_ uiView: Meter, context: Context) {
    uiView.level = level
    events.all.append("update \(level) \(context.environment.layoutDirection)")
  }

  static func dismantleUIView(_ uiView: Meter, coordinator: Coordinator) {
    coordinator.events.all.append("dismantle \(uiView.level)")
  }
}

private struct Panel: View {
  @ObservedObject var model: Model
  let events: Events

  final class Model: ObservableObject {
    @Published var level: Int? = 1
  }

  var body: some View {
    if let level = model.level { MeterView(level: level, events: events).probe("meter") }
  }
}

private struct Sized: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 12, height: (proposal.height ?? 0) / 2)
  }
}

@MainActor @Suite struct UIViewRepresentableTests {
  @Test func viewLivesAsLongAsItsIdentity() {
    let events = Events()
    let model = Panel.Model()
    let screen = Screen { Panel(model: model, events: events) }
    #expect(events.all == ["coordinator", "make", "update 1 leftToRight"])
    model.level = 2
    screen.graph.update()
    #expect(events.all.dropFirst(3) == ["update 2 leftToRight"])
    model.level = nil
    screen.graph.update()
    #expect(events.all.dropFirst(4) == ["dismantle 2"])
  }

  @Test func viewWithoutIntrinsicSizeTakesTheProposedSize() {
    let screen = Screen { Panel(model: Panel.Model(), events: Events()).padding(10) }
    #expect(screen.frame("meter") == CGRect(10, 10, 80, 80))
    let red = Color(uiColor: .systemRed).resolve(in: EnvironmentValues())
    #expect(
      screen.list.items == [.fill(Path(CGRect(10, 10, 80, 80)), .color(red), FillStyle())])
  }

  @Test func viewMayReturnItsSize() {
    #expect(Screen { Sized().probe("sized") }.frame("sized") == CGRect(44, 25, 12, 50))
  }

  private struct Overridden: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func _overrideSizeThatFits(
      _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView
    ) {
      let width = Mirror(reflecting: proposedSize).descendant("width") as? CGFloat
      size = CGSize(width: (width ?? 0) / 4, height: size.height / 2)
    }
  }

  @Test func aSizeIsOverridden() {
    #expect(Screen { Overridden().probe("view") }.frame("view") == CGRect(37.5, 25, 25, 50))
  }

  private struct Endless: UIViewRepresentable {
    let length: CGFloat
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: 20, height: length)
    }
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, .nan, -.infinity])
  func anEndlessViewLeavesItsSiblingsInPlace(length: CGFloat) {
    let screen = Screen(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).probe("above")
          Endless(length: length).probe("endless")
          Color.red.frame(width: 10, height: 10).probe("below")
        }
      }
    }
    #expect(screen.frame("above") == CGRect(45, 0, 10, 10))
    #expect(screen.frame("endless") == CGRect(40, 10, 20, 10))
    #expect(screen.frame("below") == CGRect(45, 20, 10, 10))
    let bounded = Screen(100, 100) { Endless(length: length).probe("endless") }
    #expect(bounded.frame("endless") == CGRect(40, 0, 20, 100))
  }
}
